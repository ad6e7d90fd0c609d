export { AttackReading, AttackTypeReading } from './AttackReading.tsx';
export { Attacks } from './Attacks.tsx';
export { Castle } from './Castle.tsx';
export { DefenceReport } from './Report.tsx';
export { usePlanning } from './usePlanning.ts';
