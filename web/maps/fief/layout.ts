/** What a map of Fief is made from: the part `map` of the game's content, or of a content pack. */

export type FiefLayout = {
  readonly width: number;
  readonly height: number;
  readonly villages: readonly {
    readonly id: string;
    readonly name: { readonly fr: string; readonly en: string };
    readonly fief: string;
    readonly bishopric: string;
    readonly principal: boolean;
    readonly x: number;
    readonly y: number;
  }[];
  readonly fiefs: readonly { readonly id: string; readonly villages: readonly string[]; readonly color: string }[];
  readonly bishoprics: readonly {
    readonly id: string;
    readonly number: number;
    readonly principal: string;
    readonly villages: readonly string[];
  }[];
  readonly roads: readonly (readonly string[])[];
};
