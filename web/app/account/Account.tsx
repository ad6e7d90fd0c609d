/** The reader's name, their account if they want one, and what is kept of them. */

import { API, cleanName, LIMITS, type Me } from '@castellan/server/protocol';
import type { TargetedSubmitEvent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import './account.css';
import { Button, Dialog, EmptyState, Notice } from '../../design/index.ts';
import { forgetDone } from '../../lessons/kept.ts';
import { forgetTried } from '../../puzzles/kept.ts';
import { type Answered, rest } from '../../tables/online/rest.ts';
import { say } from '../language.ts';
import { useLoad } from '../lists/load.ts';
import { PushSwitch } from '../notices/PushSwitch.tsx';
import { pushState, unsubscribe } from '../notices/push.ts';
import { Frame } from '../parts/Frame.tsx';
import { reasonText } from '../parts/reasons.ts';
import { Loading } from '../parts/states.tsx';
import { shareLessons } from '../people/lessons.ts';
import { forgetMe, hasMet, me, meet, myName, nameMe } from '../people/me.ts';
import { becomeSomebody, callMe } from '../people/meet.ts';

export default function Account() {
  return (
    <Frame title={say('app.nav.account')} class="account">
      <h1>{say('app.nav.account')}</h1>
      <NameForm />
      <ServerPart />
    </Frame>
  );
}

/** What a form has come to. */
type Told = { readonly tone: 'good' | 'refusal'; readonly text: string } | null;

function Outcome({ told }: { readonly told: Told }) {
  return told === null ? null : <Notice tone={told.tone}>{told.text}</Notice>;
}

function field(event: TargetedSubmitEvent<HTMLFormElement>, name: string): string {
  return String(new FormData(event.currentTarget).get(name) ?? '');
}

function NameForm() {
  const [told, tell] = useState<Told>(null);
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const name = cleanName(field(event, 'name'));
    if (name === null) return tell({ tone: 'refusal', text: say('error.badName') });
    if (hasMet()) {
      const called = await callMe(name);
      if (!called.ok) return tell({ tone: 'refusal', text: reasonText(called.error) });
    } else nameMe(name);
    tell({ tone: 'good', text: say('app.account.renamed', { name }) });
  };
  return (
    <section class="card-like" aria-labelledby="name-title">
      <h2 id="name-title">{say('app.account.name')}</h2>
      <form onSubmit={(event) => void submit(event)}>
        <label>
          {say('app.account.nameLabel')}
          <input
            class="input"
            name="name"
            defaultValue={me.value?.name ?? myName()}
            maxLength={LIMITS.name}
            autocomplete="nickname"
            required
          />
        </label>
        <Button type="submit">{say('app.account.rename')}</Button>
      </form>
      <Outcome told={told} />
    </section>
  );
}

/** Asks the server only when there is something to ask about: an account, or a wish for one. */
function ServerPart() {
  const { now, again } = useLoad<Answered<unknown>>(() => (hasMet() ? becomeSomebody() : rest.games()));
  if (now.state === 'loading') return <Loading blocks={2} />;
  if (now.state === 'failed' || !now.value.ok) {
    return (
      <EmptyState icon="offline" action={<Button onClick={again}>{say('app.state.retry')}</Button>}>
        {say('app.account.unreachable')}
      </EmptyState>
    );
  }
  return me.value?.account ? <Member person={me.value} /> : <Guest />;
}

function Guest() {
  return (
    <>
      <CredentialsForm kind="create" />
      <CredentialsForm kind="login" />
      {me.value !== null && <Kept />}
    </>
  );
}

function CredentialsForm({ kind }: { readonly kind: 'create' | 'login' }) {
  const [told, tell] = useState<Told>(null);
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const credentials = { name: field(event, 'name').trim(), password: field(event, 'password') };
    const met = await becomeSomebody();
    const done: Answered<Me> = !met.ok ? met : await (kind === 'create' ? rest.createAccount(credentials) : rest.login(credentials));
    if (!done.ok) return tell({ tone: 'refusal', text: reasonText(done.error) });
    meet(done.value);
  };
  return (
    <section class="card-like" aria-labelledby={`${kind}-title`}>
      <h2 id={`${kind}-title`}>{say(`app.account.${kind}`)}</h2>
      <p>{say(`app.account.${kind}.why`)}</p>
      <form onSubmit={(event) => void submit(event)}>
        <label>
          {say('app.account.nameLabel')}
          <input
            class="input"
            name="name"
            defaultValue={kind === 'create' ? myName() : ''}
            maxLength={LIMITS.name}
            autocomplete="username"
            required
          />
        </label>
        <label>
          {say('app.account.password')}
          <input
            class="input"
            name="password"
            type="password"
            minLength={LIMITS.password.min}
            maxLength={LIMITS.password.max}
            autocomplete={kind === 'create' ? 'new-password' : 'current-password'}
            required
          />
        </label>
        <Button type="submit" kind={kind === 'create' ? 'primary' : 'plain'}>
          {say(`app.account.${kind}.do`)}
        </Button>
      </form>
      <Outcome told={told} />
    </section>
  );
}

function Member({ person }: { readonly person: Me }) {
  const logout = async (): Promise<void> => {
    // Whoever uses this browser next is not to be called for somebody else.
    if ((await pushState().catch(() => 'unsupported')) === 'on') await unsubscribe().catch(() => 'off');
    await shareLessons();
    await rest.logout();
    forgetDone();
    forgetTried();
    forgetMe();
  };
  return (
    <>
      <section class="card-like">
        <p>{say('app.account.member', { name: person.name })}</p>
        <Button onClick={() => void logout()}>{say('app.account.logout')}</Button>
      </section>
      <PasswordForm />
      <Kept />
    </>
  );
}

function PasswordForm() {
  const [told, tell] = useState<Told>(null);
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const changed = await rest.changePassword({ old: field(event, 'old'), password: field(event, 'password') });
    tell(changed.ok ? { tone: 'good', text: say('app.account.changed') } : { tone: 'refusal', text: reasonText(changed.error) });
    if (changed.ok) form.reset();
  };
  return (
    <section class="card-like" aria-labelledby="password-title">
      <h2 id="password-title">{say('app.account.change')}</h2>
      <form onSubmit={(event) => void submit(event)}>
        <label>
          {say('app.account.old')}
          <input class="input" name="old" type="password" autocomplete="current-password" required />
        </label>
        <label>
          {say('app.account.new')}
          <input
            class="input"
            name="password"
            type="password"
            minLength={LIMITS.password.min}
            maxLength={LIMITS.password.max}
            autocomplete="new-password"
            required
          />
        </label>
        <Button type="submit">{say('app.account.change.do')}</Button>
      </form>
      <Outcome told={told} />
    </section>
  );
}

/** What the server keeps of a person: to be taken along, or to be forgotten. */
function Kept() {
  const [asking, ask] = useState(false);
  const [told, tell] = useState<Told>(null);
  const forget = async (): Promise<void> => {
    ask(false);
    const gone = await rest.deleteMe();
    if (!gone.ok) return tell({ tone: 'refusal', text: reasonText(gone.error) });
    forgetDone();
    forgetTried();
    forgetMe();
  };
  useEffect(() => tell(null), [me.value]);
  return (
    <section class="card-like" aria-labelledby="kept-title">
      <h2 id="kept-title">{say('app.account.kept')}</h2>
      <p>{say('app.account.kept.what')}</p>
      <PushSwitch />
      <p class="row">
        <a class="btn normal plain" href={API.myData} download>
          {say('app.account.export')}
        </a>
        <Button kind="danger" onClick={() => ask(true)}>
          {say('app.account.delete')}
        </Button>
      </p>
      <Outcome told={told} />
      <Dialog
        open={asking}
        title={say('app.account.delete')}
        onClose={() => ask(false)}
        actions={
          <>
            <Button onClick={() => ask(false)}>{say('app.cancel')}</Button>
            <Button kind="danger" onClick={() => void forget()}>
              {say('app.account.delete.do')}
            </Button>
          </>
        }
      >
        <p>{say('app.account.delete.what')}</p>
      </Dialog>
    </section>
  );
}
