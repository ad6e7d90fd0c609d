/** A pack taken elsewhere: as a link that holds it, or as a file. */

import type { Speaker } from '@castellan/text';
import { useEffect, useState } from 'preact/hooks';
import { Button, Notice } from '../../design/index.ts';
import { CopyField } from '../parts/CopyField.tsx';
import { saveText } from '../records/kept.ts';
import type { PackFile } from './draft.ts';
import { LONGEST_LINK, linkTo } from './link.ts';

interface ShareProps {
  readonly pack: PackFile;
  readonly fits: boolean;
  readonly words: Speaker;
}

export function Share({ pack, fits, words }: ShareProps) {
  const [open, setOpen] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  useEffect(() => {
    if (!open) return;
    setLink(null);
    let left = false;
    linkTo(pack).then(
      (made) => !left && setLink(made),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [open, pack]);
  return (
    <>
      <Button icon="invite" aria-expanded={open} onClick={() => setOpen(!open)}>
        {words.say('packs.share')}
      </Button>
      {open && (
        <div class="pack-share">
          {!fits && <Notice tone="warning">{words.say('packs.share.misfit')}</Notice>}
          {link !== null &&
            (link.length > LONGEST_LINK ? (
              <p>{words.say('packs.share.long')}</p>
            ) : (
              <CopyField label={words.say('packs.share.link')} text={link} next />
            ))}
          <Button icon="download" onClick={() => saveText(`${pack.game}-${pack.name}.json`, `${JSON.stringify(pack, null, 2)}\n`)}>
            {words.say('packs.share.file')}
          </Button>
        </div>
      )}
    </>
  );
}
