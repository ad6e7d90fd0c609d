/** What the games are called, in English. */

import anarchy from '@castellan/anarchy/messages/title.en';
import fief from '@castellan/fief/messages/title.en';
import medievalia from '@castellan/medievalia/messages/title.en';
import medioevo from '@castellan/medioevo/messages/title.en';
import mondeOublie from '@castellan/monde-oublie/messages/title.en';

export default { anarchy, fief, medievalia, medioevo, 'monde-oublie': mondeOublie };
