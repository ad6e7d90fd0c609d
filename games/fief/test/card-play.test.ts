import { advance, canonical, fastChance, guess, openQuestions, waitingShownTo } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { cardTurn } from '../rules/card-play.ts';
import { collectIncome } from '../rules/income.ts';
import { endRound } from '../rules/round.ts';
import { CALAMITY_BITS } from '../rules/struck.ts';
import { isTaxed } from '../rules/taxation.ts';
import type { FieState } from '../state.ts';
import type { Calamity } from '../vocabulary.ts';
import {
  answer,
  asked,
  bishopric,
  c,
  controller,
  gatesOf,
  holderOf,
  keys,
  lord,
  type PlayerPlan,
  type PositionPlan,
  play,
  refusalOf,
  viewOf,
  village,
  whereIs,
} from './builders.ts';
import { running } from './running.ts';

/** The card turn of seat 0. */
function turn(players: readonly PlayerPlan[], plan: Omit<PositionPlan, 'next'> = {}, prepare?: (s: FieState) => void): FieState {
  return running(players, { stage: 'cardPlay', active: 0, ...plan }, (s) => {
    prepare?.(s);
    return cardTurn(s, 0);
  });
}

function strike(calamity: Calamity, where: string): (s: FieState) => void {
  return (s) => {
    s.struck[bishopric(where)] |= CALAMITY_BITS[calamity];
    s.spaces = [c.cards.findIndex(({ kind }) => kind === calamity)];
    s.strikes = [bishopric(where)];
    s.eventDeck = s.eventDeck.filter((card) => !s.spaces.includes(card));
  };
}

const others: readonly PlayerPlan[] = [{ lords: { othon: 'bourg' } }, { lords: { raoul: 'blaye' } }];

describe('card play', () => {
  it('FIE-16.1 plays any number of cards that are legal now, in one turn', () => {
    const s = turn([{ lords: { henri: 'sigy' }, hand: ['lord-louis', 'goodHarvest', 'goodHarvest', 'justice'] }, ...others]);
    expect(keys(s).at(-1)).toBe('end');
    play(s, 'good harvest in blaye', 'louis to sigy', 'good harvest in sigy');
    expect(keys(s)).toEqual(['end']);
    play(s, 'end');
    expect(asked(s)).toEqual([]);
    expect(s.hands[0]).toHaveLength(1);
  });

  it('FIE-6.2 plays surprise cards in windows only', () => {
    const s = turn([{ lords: { henri: 'sigy' }, hand: ['justice', 'tax'] }, ...others]);
    expect(refusalOf(s, 'justice-1')).toBe('FIE-6.2 onlyInWindows');
  });

  it('FIE-6.1 FIE-6.5 asks whoever has a card, whatever it is, tells nobody which, and asks nobody without cards', () => {
    const s = turn([{ lords: { henri: 'sigy' }, hand: ['justice'] }, ...others]);
    expect(keys(s)).toEqual(['end']);
    expect(asked(s)).toEqual(['0 playCards']);
    const world = guess(game, s, 1, fastChance(3));
    expect(canonical(viewOf(world, 1))).toBe(canonical(viewOf(s, 1)));
    expect(waitingShownTo(game, world, openQuestions(game, world), 1)).toEqual(waitingShownTo(game, s, openQuestions(game, s), 1));
    expect(asked(turn([{ lords: { henri: 'sigy' } }, ...others]))).toEqual([]);
  });

  describe('a new Lord', () => {
    it('FIE-16.2 enters in a castle or City that the player controls, even a besieged one, and nowhere else', () => {
      const s = turn(
        [{ lords: { henri: 'tournus' }, troops: { sigy: '1S', saintCiers: '1S' }, hand: ['lord-louis'] }, { troops: { sigy: '2S' } }, {}],
        { castles: ['sigy', 'blaye'], control: { sigy: 0 }, sieges: { sigy: [1, 1] }, titles: { baronnieMazilles: ['henri', 'mazilles'] } },
      );
      expect(keys(s)).toEqual(['louis to mazilles', 'louis to sigy', 'end']);
      for (const id of ['tournus', 'saintCiers', 'blaye', 'bourg']) expect(refusalOf(s, `louis to ${id}`)).toBe('FIE-16.2 noPlaceForLord');
      answer(s, 'louis to sigy');
      expect([whereIs(s, 'louis'), s.owner[lord('louis')], s.hands[0]]).toEqual(['sigy', 0, []]);
      expect(viewOf(s, null).villages[village('sigy')].siege).not.toBeNull();
    });

    it('FIE-16.2 FIE-5.1 needs room in the family, where captives count', () => {
      const s = turn([{ lords: { henri: 'sigy', louis: 'sigy', arthur: 'sigy', agnes: 'bourg' }, hand: ['lord-charles'] }, ...others], {
        captives: { agnes: 1 },
        control: { bourg: 1 },
      });
      expect(keys(s)).toEqual(['end']);
      expect(refusalOf(s, 'charles to sigy')).toBe('FIE-5.1 familyIsFull');
    });

    it('FIE-16.3 without a fortification enters where a free Lord of the family stands in a village of its own', () => {
      const s = turn([{ lords: { henri: 'sigy', arthur: 'bourg' }, troops: { saintCiers: '1S' }, hand: ['lord-louis'] }, ...others], {
        control: { bourg: 1 },
      });
      expect(keys(s)).toEqual(['louis to sigy', 'end']);
    });

    it('FIE-16.3 failing that in any village of the family, failing that in one without units and fortification', () => {
      const own = turn([{ troops: { sigy: '1S', saintCiers: '1S' }, hand: ['lord-louis'] }, ...others]);
      expect(keys(own)).toEqual(['louis to sigy', 'louis to saintCiers', 'end']);
      const none = turn([{ hand: ['lord-louis'] }, ...others], { castles: ['tournus'] });
      const places = keys(none);
      expect(places).toHaveLength(24 - 3 + 1);
      for (const id of ['tournus', 'bourg', 'blaye']) expect(places).not.toContain(`louis to ${id}`);
      answer(none, 'louis to sigy');
      expect(controller(none, 'sigy')).toBe(0);
    });

    it('FIE-16.14 finding none of these, he goes to any village, at its gates without entry road', () => {
      const everywhere = Object.fromEntries(c.villages.map(({ id }) => [id, '1S']));
      const s = turn([{ hand: ['lord-louis'] }, { troops: everywhere }, {}]);
      expect(keys(s)).toHaveLength(25);
      answer(s, 'louis to sigy');
      expect([controller(s, 'sigy'), gatesOf(s, 0, 'sigy')]).toEqual([1, ['none']]);
    });

    it('FIE-19.10 receives at once a vacant title whose City his player controls', () => {
      const s = turn([{ troops: { sigy: '1S' }, hand: ['lord-louis'] }, ...others], { titles: { comteSigy: ['vacant', 'sigy'] } });
      answer(s, 'louis to sigy');
      expect(holderOf(s, 'comteSigy')).toBe('louis');
    });

    it('FIE-13.9 may be named heir prince at once', () => {
      const s = turn([{ lords: { henri: 'sigy' }, hand: ['lord-louis', 'lord-agnes'] }, { lords: { blanche: 'bourg' } }, {}], {
        king: 'henri',
        marriages: [['henri', 'blanche']],
      });
      play(s, 'agnes to sigy');
      expect(asked(s)).toEqual(['0 playCards']);
      play(s, 'louis to sigy');
      expect(asked(s)).toEqual(['0 heirPrince']);
      play(s, 'ask', 'yes');
      expect(viewOf(s, null).players[0].lords.find(({ prince }) => prince)?.id).toBe('louis');
    });

    it('FIE-15.13 is not touched by the plague of the place', () => {
      const s = turn([{ lords: { henri: 'sigy' }, hand: ['lord-louis'] }, ...others], {}, strike('plague', 'sigy'));
      const { moments } = s.core.chance;
      answer(s, 'louis to sigy');
      expect([whereIs(s, 'louis'), s.core.chance.moments]).toEqual(['sigy', moments]);
    });
  });

  describe('Good harvest and Fair weather', () => {
    const hand: readonly PlayerPlan[] = [
      { lords: { henri: 'sigy' }, hand: ['goodHarvest', 'goodHarvest', 'fairWeather', 'fairWeather'] },
      ...others,
    ];

    it('FIE-16.4 Good harvest gives a bonus, or removes a famine and gives none', () => {
      const s = turn(hand, { mills: { sigy: 1 } }, strike('famine', 'sigy'));
      expect(keys(s)).toContain('end famine in sigy');
      expect(refusalOf(s, 'end famine in blaye')).toBe('FIE-16.4 noFamine');
      answer(s, 'end famine in sigy');
      const { calamities: lie, harvest } = viewOf(s, null).bishoprics[bishopric('sigy')];
      expect([lie, harvest]).toEqual([[], false]);
      expect(viewOf(s, null).calamities).toEqual([{ card: 'famine', bishopric: null }]);
      expect(viewOf(s, null).players[0].income).toMatchObject({ mills: 2, famine: 0 });
      answer(s, 'good harvest in sigy');
      expect(viewOf(s, null).players[0].income).toMatchObject({ mills: 3 });
    });

    it('FIE-16.5 Fair weather gives a bonus, or removes bad weather and gives none', () => {
      const s = turn(hand, { mills: { sigy: 1 } }, strike('badWeather', 'sigy'));
      expect(refusalOf(s, 'end famine in sigy')).toBe('FIE-16.4 noFamine');
      expect(refusalOf(s, 'end bad weather in bourg')).toBe('FIE-16.5 noBadWeather');
      answer(s, 'end bad weather in sigy');
      expect(viewOf(s, null).bishoprics[bishopric('sigy')]).toMatchObject({ calamities: [], weather: false });
      expect(viewOf(s, null).players[0].income.mills).toBe(2);
      answer(s, 'fair weather in sigy');
      expect(viewOf(s, null).players[0].income.mills).toBe(3);
    });

    it('FIE-16.6 one of each kind lies on a bishopric, together two écus more for each mill', () => {
      const s = turn(hand, { mills: { sigy: 2 } });
      play(s, 'good harvest in sigy', 'fair weather in sigy');
      for (const key of ['good harvest in sigy', 'fair weather in sigy']) expect(refusalOf(s, key)).toBe('FIE-16.6 bonusLies');
      expect(viewOf(s, null).players[0].income.mills).toBe(8);
      answer(s, 'good harvest in bourg');
      expect(keys(s)).toHaveLength(4 + 1);
    });

    it('FIE-16.7 the bonus counts for every mill of the bishopric, whoever collects it', () => {
      const s = turn([{ lords: { henri: 'sigy' }, hand: ['goodHarvest'] }, { troops: { beaujeu: '1S' } }, { troops: { bourg: '1S' } }], {
        mills: { sigy: 1, beaujeu: 1, bourg: 1 },
      });
      answer(s, 'good harvest in sigy');
      expect(viewOf(s, null).players.map(({ income }) => income.mills)).toEqual([3, 3, 2]);
    });
  });

  describe('taxes', () => {
    it('FIE-16.8 lays a tax for each card, at most three in a round', () => {
      const s = turn([{ lords: { henri: 'sigy' }, hand: ['tax', 'tax', 'tax', 'tax'] }, ...others], {
        king: 'henri',
        titles: { comteSigy: ['henri', 'sigy'] },
      });
      play(s, 'taille comteSigy', 'taille ducheBlaye', 'taille ducheBourg');
      expect(keys(s)).toEqual(['end']);
      expect(refusalOf(s, 'taille comteTournus')).toBe('FIE-16.8 noTaxMarker');
      expect([s.hands[0].length, viewOf(s, null).laid]).toEqual([1, ['tax-1', 'tax-2', 'tax-3']]);
    });

    it('FIE-16.9 the taille is for the player whose Lord holds the title, once a round', () => {
      const s = turn([{ lords: { henri: 'sigy' }, hand: ['tax', 'tax'] }, ...others], {
        titles: { comteSigy: ['henri', 'sigy'], ducheBourg: ['othon', 'bourg'] },
      });
      expect(keys(s)).toEqual(['taille comteSigy', 'end']);
      expect(refusalOf(s, 'taille ducheBourg')).toBe('FIE-16.9 notYourFief');
      expect(refusalOf(s, 'taille ducheBlaye')).toBe('FIE-13.7 notTheCrown');
      answer(s, 'taille comteSigy');
      expect(refusalOf(s, 'taille comteSigy')).toBe('FIE-16.9 alreadyTallaged');
    });

    it('FIE-16.9 FIE-13.7 on a fief that no Lord holds it is for the King’s or Regent’s player, even of a captive', () => {
      const titles = { comteSigy: ['crown', 'sigy'], ducheBourg: ['othon', 'bourg'], baronnieSaintPaul: ['vacant', 'saintPaul'] } as const;
      const king = turn([{ lords: { henri: 'blaye' }, hand: ['tax'] }, ...others], {
        titles,
        king: 'henri',
        captives: { henri: 2 },
      });
      expect(keys(king)).toHaveLength(8 - 1 + 1);
      expect(keys(king)).not.toContain('taille ducheBourg');
      const regent = turn([{ lords: { agnes: 'tournus' }, hand: ['tax'] }, ...others], { titles, regent: 'agnes' });
      expect(keys(regent)).toEqual(expect.arrayContaining(['taille comteSigy', 'taille comteTournus', 'taille baronnieSaintPaul']));
      expect(keys(turn([{ lords: { henri: 'sigy' }, hand: ['tax'] }, ...others], { titles, king: 'othon' }))).toEqual(['end']);
    });

    it('FIE-16.10 a Bishop tithes his own bishopric only', () => {
      const s = turn([{ lords: { henri: 'sigy' }, hand: ['tax', 'tax'] }, ...others], { bishops: { sigy: 'henri', bourg: 'othon' } });
      expect(keys(s)).toEqual(['tithe sigy as bishop', 'end']);
      expect(refusalOf(s, 'tithe bourg as bishop')).toBe('FIE-16.10 notItsBishop');
      expect(refusalOf(s, 'tithe bourg as cardinal')).toBe('FIE-16.11 noHighCleric');
      answer(s, 'tithe sigy as bishop');
      expect(s.taxes).toEqual([{ kind: 'dime', seat: 0, where: bishopric('sigy'), rank: 'bishop' }]);
      expect(refusalOf(s, 'tithe sigy as bishop')).toBe('FIE-16.12 alreadyTithed');
    });

    it('FIE-16.11 a Cardinal or the Pope tithes any one bishopric for each card, his own as its Bishop', () => {
      const elsewhere = ['blaye', 'tournus', 'saintGerome', 'bourg'];
      const cardinal = turn([{ lords: { henri: 'sigy' }, hand: ['tax'] }, ...others], {
        bishops: { sigy: 'henri', bourg: 'othon' },
        cardinals: ['henri'],
      });
      expect(keys(cardinal)).toEqual(['tithe sigy as bishop', ...elsewhere.map((id) => `tithe ${id} as cardinal`), 'end']);
      const pope = turn([{ lords: { henri: 'sigy' }, hand: ['tax'] }, ...others], { bishops: { sigy: 'henri' }, pope: 'henri' });
      expect(keys(pope)).toEqual(['tithe sigy as bishop', ...elsewhere.map((id) => `tithe ${id} as pope`), 'end']);
      expect(refusalOf(pope, 'tithe sigy as pope')).toBe('FIE-16.11 noHighCleric');
    });

    it('FIE-5.8 a captive keeps the right to levy taxes', () => {
      const s = turn([{ lords: { henri: 'bourg' }, hand: ['tax'] }, ...others], {
        captives: { henri: 1 },
        bishops: { sigy: 'henri' },
        titles: { comteSigy: ['henri', 'sigy'] },
      });
      expect(keys(s)).toEqual(['taille comteSigy', 'tithe sigy as bishop', 'end']);
    });

    it('FIE-16.12 several players may tithe one bishopric: the Bishop takes all, then a Cardinal, then the Pope, and the earlier of two Cardinals', () => {
      const taker = (...laid: readonly (readonly [seat: number, rank: 'bishop' | 'cardinal' | 'pope'])[]): number[] => {
        const s = turn([{ lords: { henri: 'sigy' } }, ...others], { mills: { sigy: 1 } });
        for (const [seat, rank] of laid) s.taxes.push({ kind: 'dime', seat, where: bishopric('sigy'), rank });
        return viewOf(s, null).players.map(({ income: { mills, tithes } }) => mills + tithes);
      };
      expect(taker()).toEqual([2, 0, 0]);
      expect(taker([2, 'pope'])).toEqual([0, 0, 2]);
      expect(taker([2, 'pope'], [1, 'cardinal'])).toEqual([0, 2, 0]);
      expect(taker([1, 'cardinal'], [2, 'cardinal'])).toEqual([0, 2, 0]);
      expect(taker([2, 'cardinal'], [1, 'cardinal'])).toEqual([0, 0, 2]);
      expect(taker([2, 'pope'], [1, 'cardinal'], [0, 'bishop'])).toEqual([2, 0, 0]);
    });

    it('FIE-16.13 marks taxed fiefs and bishoprics until the end of the round, and with them their villages', () => {
      const s = turn([{ lords: { henri: 'sigy' }, hand: ['tax', 'tax'] }, ...others], {
        titles: { comteSigy: ['henri', 'sigy'] },
        bishops: { tournus: 'henri' },
      });
      play(s, 'taille comteSigy', 'tithe tournus as bishop');
      const taxed = (): string[] => c.villages.filter((_, one) => isTaxed(s, one)).map(({ id }) => id);
      const marked = ['tournus', 'mazilles', 'saintAndromy', 'chateauneuf', 'sigy', 'saintCiers', 'marcamps'];
      expect(taxed()).toEqual(marked);
      s.core.stack = [collectIncome.do({})];
      advance(game, s);
      expect(taxed()).toEqual(marked);
      expect(viewOf(s, 2).taxes).toEqual([
        { kind: 'taille', seat: 0, where: 'comteSigy', rank: null },
        { kind: 'dime', seat: 0, where: 'tournus', rank: 'bishop' },
      ]);
      s.core.stack = [endRound.do({ round: s.round })];
      advance(game, s);
      expect(taxed()).toEqual([]);
    });

    it('FIE-29.2 with the variant the Pope’s card tithes all bishoprics that others have not tithed', () => {
      const plan = { bishops: { sigy: 'henri' }, pope: 'henri', mills: { sigy: 1, bourg: 1, blaye: 1 }, options: { papalTithe: true } };
      const s = turn([{ lords: { henri: 'sigy' }, hand: ['tax', 'tax'] }, ...others], plan);
      expect(keys(s)).toEqual(['tithe sigy as bishop', 'tithe the kingdom', 'end']);
      expect(refusalOf(s, 'tithe bourg as pope')).toBe('FIE-29.2 popeTithesKingdom');
      answer(s, 'tithe the kingdom');
      expect(refusalOf(s, 'tithe the kingdom')).toBe('FIE-29.2 kingdomTithedAlready');
      expect(viewOf(s, null).players.map(({ income }) => income.tithes)).toEqual([6, 0, 0]);
      s.taxes.push({ kind: 'dime', seat: 1, where: bishopric('bourg'), rank: 'cardinal' });
      expect(viewOf(s, null).players.map(({ income }) => income.tithes)).toEqual([4, 2, 0]);
      const usual = turn([{ lords: { henri: 'sigy' }, hand: ['tax'] }, ...others], { ...plan, options: {} });
      expect(refusalOf(usual, 'tithe the kingdom')).toBe('FIE-29.2 noKingdomTithe');
    });
  });
});
