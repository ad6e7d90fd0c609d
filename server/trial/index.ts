/** Nodes under load, what is done to them, and whether anything was lost by it. */

export { judged, type Verdict } from './checker.ts';
export { FAULTS, type Fault, type Outcome, suffered } from './faults.ts';
export { type Struck, stormed } from './storm.ts';
export { Trial, type TrialOptions } from './trial.ts';
