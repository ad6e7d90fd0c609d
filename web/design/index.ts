export { Button, Chip, IconButton, LinkButton, Segmented, Stepper, Tabs } from './controls.tsx';
export { Counter, Die, numeral, signed, Track } from './figures.tsx';
export { EmptyShield, Lettrine, Meeple, Shield, TINCTURES, type Tincture, tinctureOf } from './heraldry.tsx';
export { Icon, type IconName, type IconSize, iconsOf, pictureIn } from './Icon.tsx';
export { LanguageContext } from './language.ts';
export { Dialog, Drawer, HOVER, hideTip, hideTipSoon, isTipShown, Popup, showTip, showTipSoon, TipHost } from './overlays.tsx';
export { Card, CardBack, Miniature, Pennon, Seal, Vacant } from './paper.tsx';
export { EmptyState, Fault, Notice, Skeleton } from './states.tsx';
export { isNight, setTheme, THEMES, theme } from './theme.ts';
