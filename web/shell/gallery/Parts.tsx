/** All components side by side in both themes. */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import icons from '../../design/icons.json';
import {
  Button,
  Card,
  CardBack,
  Chip,
  Counter,
  Dialog,
  Die,
  EmptyShield,
  EmptyState,
  Fault,
  Icon,
  type IconName,
  Lettrine,
  LinkButton,
  Meeple,
  Notice,
  Pennon,
  Popup,
  Seal,
  Segmented,
  Shield,
  Skeleton,
  Stepper,
  Tabs,
  TINCTURES,
  TipHost,
  Track,
  Vacant,
} from '../../design/index.ts';

const NAMES = Object.keys(icons);

function isIcon(name: string): name is IconName {
  return name in icons;
}

export function Parts() {
  return (
    <main style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(340px, 1fr))' }}>
      {['parchment', 'night'].map((theme) => (
        <div
          key={theme}
          data-theme={theme}
          style={{
            background: 'var(--vellum)',
            color: 'var(--ink)',
            padding: '24px',
            display: 'grid',
            gap: '18px',
            alignContent: 'start',
            minWidth: 0,
          }}
        >
          <h1 class="title">{theme}</h1>
          <Theme name={theme} />
        </div>
      ))}
      <TipHost />
    </main>
  );
}

function Row({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section>
      <h2 class="rubric">{title}</h2>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'center', marginTop: '10px' }}>{children}</div>
    </section>
  );
}

function Theme({ name }: { readonly name: string }) {
  const [open, setOpen] = useState(false);
  const [tab, setTab] = useState<'log' | 'chat' | 'rules'>('log');
  const [amount, setAmount] = useState(3);
  const [language, setLanguage] = useState<'fr' | 'en'>('fr');
  return (
    <>
      <Row title="Seats">
        {TINCTURES.map((tincture) => (
          <Shield key={tincture} tincture={tincture} size={40} title={tincture} />
        ))}
        {TINCTURES.map((tincture) => (
          <Shield key={tincture} tincture={tincture} />
        ))}
        {TINCTURES.map((tincture) => (
          <Shield key={tincture} tincture={tincture} size={14} />
        ))}
        <EmptyShield size={40} />
      </Row>
      <Row title="Lettrines, figures">
        {TINCTURES.map((tincture) => (
          <Lettrine key={tincture} tincture={tincture} />
        ))}
        {TINCTURES.map((tincture, at) => (
          <Meeple key={tincture} tincture={tincture} size={30}>
            {(at % 5) + 1}
          </Meeple>
        ))}
      </Row>
      <Row title="Buttons, chips">
        <Button kind="gold">Jouer maintenant</Button>
        <Button kind="primary" icon="fork">
          Rejouer d’ici
        </Button>
        <Button icon="replay">Revoir</Button>
        <Button kind="quiet" icon="undo">
          Annuler
        </Button>
        <Button kind="danger" icon="resign">
          Abandonner
        </Button>
        <Button disabled>Indisponible</Button>
        <LinkButton href="#" icon="rules">
          Règles
        </LinkButton>
        <Chip kind="first" icon="confirm">
          Attaquer
        </Chip>
        <Chip icon="pass" hint="1">
          Passer
        </Chip>
        <Chip final="die">Lancer</Chip>
        <Chip kind="gilt">À ajouter</Chip>
        <Chip kind="gilt" aria-pressed={true}>
          Ajouté
        </Chip>
        <Chip kind="quiet" icon="undo" aria-disabled={true} data-tip="Un dé a été lancé.">
          Annuler
        </Chip>
        <Segmented
          label="Langue"
          choices={[
            { id: 'fr', label: 'FR' },
            { id: 'en', label: 'EN' },
          ]}
          chosen={language}
          onChoose={setLanguage}
        />
        <Stepper label="Montant" value={amount} min={0} max={12} by={1} fewer="Moins" more="Plus" onChange={setAmount} />
        <Popup class="btn plain small" button="Menu" label="Menu">
          {() => <p style={{ padding: '8px' }}>Ce qui s’ouvre</p>}
        </Popup>
        <Button onClick={() => setOpen(true)}>Dialogue</Button>
        <Dialog
          open={open}
          title="Abandonner cette partie ?"
          onClose={() => setOpen(false)}
          actions={<Button onClick={() => setOpen(false)}>Continuer</Button>}
        >
          <p>Les autres continuent sans vous.</p>
        </Dialog>
      </Row>
      <Tabs
        label="Onglets"
        panels={`gallery-${name}`}
        active={tab}
        onSelect={setTab}
        tabs={[
          { id: 'log', label: 'Chronique', icon: 'log' },
          { id: 'chat', label: 'Paroles', icon: 'chat', count: 2 },
          { id: 'rules', label: 'Règles', icon: 'rules' },
        ]}
      />
      <p id={`gallery-${name}-${tab}`} role="tabpanel" aria-labelledby={`gallery-${name}-tab-${tab}`}>
        {tab}
      </p>
      <Row title="Figures">
        <Counter icon={<Icon name="offer" />} label="pièces" value={7} income={8} />
        <Counter icon={<Icon name="deck" />} label="nourriture" value={3} of={4} short={true} />
        <Track label="Manche 4 sur 6" boxes={[1, 2, 3, 4, 5, 6]} now={3} next="Empire B en jeu" />
        {[1, 2, 3, 4, 5, 6].map((face) => (
          <Die key={face} face={face} />
        ))}
        <Seal>4</Seal>
        <Seal kind="know">
          <Icon name="rules" size={14} />
        </Seal>
        <Pennon tint="#2a659b">
          <Icon name="win" size={14} />
        </Pennon>
      </Row>
      <Row title="Paper">
        {['', 'lit', 'selected', 'dim', 'fresh'].map((state) => (
          <Card
            key={state}
            class={state}
            style={{ width: '132px', height: '168px' }}
            cost={<Seal>4</Seal>}
            signs={
              <Pennon tint="#a83a2b">
                <Icon name="sun" size={14} />
              </Pennon>
            }
            miniature={<Icon name="brand" size={44} />}
            name={state === '' ? 'Citadelle' : state}
            symbols={
              <span>
                <Icon name="resign" /> 2
              </span>
            }
            text="Fin : 1 PV"
          />
        ))}
        <Card
          damaged={true}
          style={{ width: '116px', height: '150px' }}
          miniature={<Icon name="brand" size={44} />}
          name="Phare"
          text="endommagé"
        />
        <CardBack count={31} style={{ width: '64px', height: '88px' }}>
          B
        </CardBack>
        <CardBack tone="blue" style={{ width: '64px', height: '88px' }} />
        <CardBack tone="green" style={{ width: '64px', height: '88px' }} />
        <Vacant style={{ width: '116px', height: '88px' }}>prise par Dragan</Vacant>
      </Row>
      <Notice>Une phrase à sa place.</Notice>
      <Notice tone="refusal">Votre 3 ne dépasse pas le 4 de Mahaut.</Notice>
      <Notice tone="good" icon="confirm">
        C’est fait.
      </Notice>
      <EmptyState icon="seat" action={<Button size="small">En créer une</Button>}>
        Aucune table ouverte.
      </EmptyState>
      <Skeleton label="Chargement" blocks={2} />
      <Fault safe="La partie est enregistrée." action={<Button>Réessayer</Button>} code="W-12">
        La table ne s’ouvre pas.
      </Fault>
      <Row title="Icons">
        {NAMES.filter(isIcon).map((icon) => (
          <Icon key={icon} name={icon} size={28} title={true} />
        ))}
      </Row>
    </>
  );
}
