/** What is told at the first table of any game: about waiting, and about steps without a lesson of their own. */
export default {
  'guide.any.waiting': 'The others decide now. What they do is told in the log; a click beside the controls makes bots hurry.',
  'guide.any.waiting.why': 'Rest on a name in the log to see what it means on the board.',
  'guide.any.pick': 'Choose one of the things that are gilt, or a button beside the question.',
  'guide.any.pick.why': 'Only what the rules allow is gilt. Rest on anything else and it says why not.',
  'guide.any.subset': 'Touch the things you want, then confirm.',
  'guide.any.subset.why': 'A second touch takes one away. Where something is proposed, it is a good choice already.',
  'guide.any.order': 'Touch the things one after the other, the first one first, then confirm.',
  'guide.any.order.why': 'The arrows change the order.',
  'guide.any.amount': 'Set the number, then confirm.',
  'guide.any.amount.why': 'Only what the rules allow can be set.',
};
