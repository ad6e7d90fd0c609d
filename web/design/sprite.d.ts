declare module '*.json?sprite' {
  const set: import('./Icon.tsx').IconSet;
  export default set;
}
