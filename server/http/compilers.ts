/**
 * What checks and what writes by a schema: made when the schema is first needed, and kept with it. A server that starts would else wait for
 * all of them, most of which nobody asks for soon.
 */

import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import fastJsonStringify from 'fast-json-stringify';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import type { TSchema } from 'typebox';

type Check = ReturnType<typeof TypeBoxValidatorCompiler>;
type Write = (data: unknown) => string;

const checks = new WeakMap<TSchema, Map<string, Check>>();
const writers = new WeakMap<TSchema, Write>();

export const validatorCompiler: FastifySchemaCompiler<TSchema> = (route) => {
  const { schema, httpPart = '' } = route;
  return (data) => {
    const parts = checks.get(schema) ?? new Map<string, Check>();
    const check = parts.get(httpPart) ?? TypeBoxValidatorCompiler(route);
    checks.set(schema, parts.set(httpPart, check));
    return check(data);
  };
};

export const serializerCompiler: FastifySerializerCompiler<TSchema> =
  ({ schema }) =>
  (data) => {
    const write: Write = writers.get(schema) ?? fastJsonStringify(schema);
    writers.set(schema, write);
    return write(data);
  };
