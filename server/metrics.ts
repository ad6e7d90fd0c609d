/** What an operator wants to know, for Prometheus. */

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export interface Metrics {
  readonly registry: Registry;
  readonly answers: Counter<'by'>;
  readonly refusals: Counter<'code'>;
  readonly storeFaults: Counter<'fault'>;
  readonly commit: Histogram;
  readonly batch: Histogram;
  readonly botThinking: Histogram;
  readonly threadDeaths: Counter;
  readonly sockets: Gauge;
  readonly tablesInMemory: Gauge;
  readonly http: Histogram<'method' | 'route' | 'status'>;
  readonly pushes: Counter<'outcome'>;
  readonly damaged: Gauge<'kind'>;
  readonly loading: Histogram;
  readonly shed: Counter<'why'>;
  readonly overspent: Counter<'by'>;
  readonly turnsWaiting: Gauge;
  readonly nodes: Gauge;
  readonly tablesHeld: Gauge;
  readonly leaseLeft: Gauge;
  readonly busLag: Gauge;
  readonly missed: Counter;
  readonly cutOff: Counter<'why'>;
}

export function makeMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'castellan_' });
  const registers = [registry];
  return {
    registry,
    answers: new Counter({ name: 'castellan_answers_total', help: 'Answers stored', labelNames: ['by'], registers }),
    refusals: new Counter({ name: 'castellan_refusals_total', help: 'Requests refused', labelNames: ['code'], registers }),
    storeFaults: new Counter({ name: 'castellan_store_faults_total', help: 'Writes that failed', labelNames: ['fault'], registers }),
    commit: new Histogram({ name: 'castellan_commit_seconds', help: 'Time to store a batch', buckets: SECONDS, registers }),
    batch: new Histogram({
      name: 'castellan_commit_writes',
      help: 'Writes that shared a transaction',
      buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500],
      registers,
    }),
    botThinking: new Histogram({ name: 'castellan_bot_seconds', help: 'Time a bot took to decide', buckets: SECONDS, registers }),
    threadDeaths: new Counter({ name: 'castellan_thread_deaths_total', help: 'Threads that died or hung', registers }),
    sockets: new Gauge({ name: 'castellan_sockets', help: 'Open sockets', registers }),
    tablesInMemory: new Gauge({ name: 'castellan_tables_in_memory', help: 'Tables held in memory', registers }),
    http: new Histogram({
      name: 'castellan_http_seconds',
      help: 'Time to answer an HTTP request',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    }),
    pushes: new Counter({ name: 'castellan_pushes_total', help: 'Web push messages', labelNames: ['outcome'], registers }),
    damaged: new Gauge({ name: 'castellan_damaged_rows', help: 'Damaged rows found since the start', labelNames: ['kind'], registers }),
    loading: new Histogram({ name: 'castellan_loading_seconds', help: 'Time to take a table up', buckets: SECONDS, registers }),
    shed: new Counter({ name: 'castellan_sockets_shed_total', help: 'Sockets refused or cut off', labelNames: ['why'], registers }),
    overspent: new Counter({
      name: 'castellan_overspent_total',
      help: 'Requests and messages beyond the budget of whoever sent them',
      labelNames: ['by'],
      registers,
    }),
    nodes: new Gauge({ name: 'castellan_nodes', help: 'Nodes that share the tables, this one included', registers }),
    tablesHeld: new Gauge({ name: 'castellan_tables_held', help: 'Tables that are this node’s', registers }),
    leaseLeft: new Gauge({ name: 'castellan_lease_seconds', help: 'What is left of this node’s lease', registers }),
    busLag: new Gauge({ name: 'castellan_bus_lag_seconds', help: 'Time a message to oneself takes over the bus', registers }),
    missed: new Counter({ name: 'castellan_bus_missed_total', help: 'Times that something of another node’s was lost', registers }),
    cutOff: new Counter({
      name: 'castellan_cut_off_total',
      help: 'Times that this node gave its tables up',
      labelNames: ['why'],
      registers,
    }),
    turnsWaiting: new Gauge({ name: 'castellan_messages_waiting', help: 'Messages that wait for their turn', registers }),
  };
}
