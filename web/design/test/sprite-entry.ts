import set from '../icons.json?sprite';

document.title = `${set.sprite} ${set.names.standingAnswer}`;
