/** Comment les jeux s’appellent, en français. */

import anarchy from '@castellan/anarchy/messages/title.fr';
import fief from '@castellan/fief/messages/title.fr';
import medievalia from '@castellan/medievalia/messages/title.fr';
import medioevo from '@castellan/medioevo/messages/title.fr';
import mondeOublie from '@castellan/monde-oublie/messages/title.fr';

export default { anarchy, fief, medievalia, medioevo, 'monde-oublie': mondeOublie };
