/** Caravan, the kernel's own small game, with words and a plain board: enough to see every part of the shell at work. */

import type { Json } from '@castellan/engine';
import type { Catalogue } from '@castellan/text';
import { Card, Counter, Icon, Meeple, Track } from '../../design/index.ts';
import type { BoardProps, GameScreen, SeatProps } from '../board.ts';
import { thing } from '../thing.ts';

export const caravanWords: Catalogue = {
  'game.title': 'Caravan',
  'game.tagline': 'Salt, silk and amber.',
  'crumb.endRound': 'Round {round}',
  'crumb.bid': 'Bids, all at once',
  'crumb.takeTurn': 'Turn of {seat}',
  'crumb.payInn': 'Paying for an inn',
  'crumb.defend': 'Raid by {bySeat}',
  'crumb.visit': 'The fair',
  'ask.bid': 'How many coins do you bid for the lot?',
  'waiting.bid': '{seat} bids',
  'ask.takeTurn': 'What does your caravan do?',
  'waiting.takeTurn': '{seat} decides what the caravan does',
  'ask.payInn': 'With which goods do you pay the inn? It costs {price}.',
  'waiting.payInn': '{seat} pays for an inn',
  'ask.invest': 'How many coins do you invest?',
  'waiting.invest': '{seat} invests',
  'ask.arrange': 'In what order do the cards lie on the deck?',
  'waiting.arrange': '{seat} arranges the deck',
  'ask.defend': '{bySeat} raids you. What do you do?',
  'waiting.defend': '{seat} is raided',
  'ask.visit': 'What do you do at the fair?',
  'waiting.visit': '{seat} visits the fair',
  'option.rest': 'Rest for a coin',
  'option.build': 'Build an inn',
  'option.invest': 'Invest',
  'option.scout': 'Scout the deck',
  'option.raid': 'Raid {targetSeat}',
  'option.show': 'Show card {card}',
  'option.payWith': '{key}',
  'option.place': '{key}',
  'option.endure': 'Endure it',
  'option.guard': 'Send {key}',
  'option.pour': 'Pour a coin in',
  'option.dip': 'Dip one out',
  'option.toss': 'Toss a die',
  'option.leave': 'Leave',
  'option.borrow': 'Borrow 2 coins',
  'option.offerFavour': 'Offer {toSeat} a favour for {price}',
  'offer.give': 'a favour',
  'offer.take': '{price, plural, one {# coin} other {# coins}}',
  'event.lot': 'Round {round}: a lot worth {lot}',
  'event.drew': '{seat} draws a card.',
  'event.bid': '{seat} bids {n}.',
  'event.awarded': '{seat} wins the lot ({lot}) for {n}.',
  'event.rested': '{seat} rests: {n, plural, one {# coin} other {# coins}}.',
  'event.scouted': '{seat} scouts {n} cards.',
  'event.arranged': '{seat} arranges the deck.',
  'event.shown': '{seat} shows {card} and takes {n}.',
  'event.built': '{seat} builds an inn with {cards}.',
  'event.invested': '{seat} invests {n}.',
  'event.guarded': '{seat} sends {card} against the raid.',
  'event.raided': '{seat} raids {fromSeat} and rolls {face}.',
  'event.stolen': '{seat} steals {card}.',
  'event.poured': '{seat} pours {n} into the well.',
  'event.dipped': '{seat} dips {n} out of the well.',
  'event.tossed': '{seat} tosses a die: {face}.',
  'event.borrowed': '{seat} borrows 2 coins.',
  'refusal.tooPoor': 'An inn costs {price}; your goods are worth {has}.',
  'refusal.tooLittle': 'An inn costs {price}; this is {total}.',
  'refusal.tooMuch': 'An inn costs {price}; this is {total}, and one of them could be left out.',
  'ending.points': 'most points',
  'ending.coins': 'equal points, more coins',
  'ending.shared': 'equal points, equal coins',
  'ending.builder': 'two inns',
  'score.inns': 'inns',
  'score.lots': 'lots',
  'term.inn': 'Inn',
  'term.inn.help': 'Worth 3 points; the second one wins at once.',
  'term.favour': 'Favour',
  'term.favour.help': 'May be sold to another player once a round.',
  'term.caravan': 'Caravan',
  'term.caravan.help': 'You, your goods and your camels.',
};

type View = { readonly [key: string]: Json };

function numbers(view: unknown, key: string): readonly number[] {
  const list = isView(view) ? view[key] : undefined;
  return Array.isArray(list) ? list.map(Number) : [];
}

function isView(view: unknown): view is View {
  return typeof view === 'object' && view !== null;
}

function hand(view: unknown, seat: number): readonly (string | null)[] {
  const hands = isView(view) ? view.hands : undefined;
  const mine = Array.isArray(hands) ? hands[seat] : undefined;
  return Array.isArray(mine) ? mine.map((card) => (typeof card === 'string' ? card : null)) : [];
}

function Board({ view, seat, choice, sitters, tincture, page }: BoardProps<unknown>) {
  const shown = (name: string): boolean => page === null || page === name;
  return (
    <div style={{ padding: '20px', display: 'grid', gap: '20px', alignContent: 'start' }}>
      {shown('board') && (
        <section>
          <h3 class="rubric">Players</h3>
          <div style={{ display: 'flex', gap: '14px', flexWrap: 'wrap', marginTop: '12px' }}>
            {sitters.map((sitter) => (
              <div key={sitter.seat} {...thing(choice, `seat:${sitter.seat}`, 'card')} style={{ padding: '12px 16px', width: '180px' }}>
                <Meeple tincture={tincture(sitter.seat)} size={40}>
                  {numbers(view, 'inns')[sitter.seat]}
                </Meeple>
                <span class="name">{sitter.name}</span>
                <span class="text">{hand(view, sitter.seat).length} goods</span>
              </div>
            ))}
          </div>
        </section>
      )}
      {shown('mine') && seat !== null && (
        <section class="filet" data-area="mine" style={{ padding: '14px', background: 'var(--leaf)' }}>
          <h3 class="rubric">Your goods</h3>
          <div style={{ display: 'flex', gap: '14px', flexWrap: 'wrap', marginTop: '12px' }}>
            {hand(view, seat).map((card) =>
              card === null ? null : (
                <Card
                  key={card}
                  {...thing(choice, `card:${card.split(' ')[1]}`)}
                  style={{ width: '116px', height: '150px' }}
                  name={card.split(' ')[0]}
                  miniature={<Icon name="deck" size={44} />}
                />
              ),
            )}
          </div>
        </section>
      )}
      {shown('rivals') && page !== null && <p class="caption">Rivals’ goods are hidden.</p>}
    </div>
  );
}

function Panel({ view, seat }: SeatProps<unknown>) {
  return (
    <div style={{ display: 'flex', gap: '12px', marginTop: '5px' }}>
      <Counter icon={<Icon name="offer" size={18} />} label="coins" value={numbers(view, 'coins')[seat]} income={2} />
      <Counter icon={<Icon name="brand" size={18} />} label="inns" value={numbers(view, 'inns')[seat]} of={2} />
      <Counter icon={<Icon name="deck" size={18} />} label="goods" value={hand(view, seat).length} short={hand(view, seat).length < 2} />
    </div>
  );
}

export const caravanScreen: GameScreen<unknown> = {
  Board,
  Panel,
  score: (view, seat) => 3 * (numbers(view, 'inns')[seat] ?? 0) + (numbers(view, 'lots')[seat] ?? 0),
  Key: ({ view, seat }) => <>{numbers(view, 'coins')[seat]} c.</>,
  Track: ({ view }) => <Track label="Round" boxes={[1, 2]} now={isView(view) ? Number(view.round) - 1 : 0} next="one more lot" />,
  pageOf: (target) => (target.startsWith('card') ? 'mine' : 'board'),
};
