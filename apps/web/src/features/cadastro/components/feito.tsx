import { IconCheck } from '@tabler/icons-react';
import { Anel } from '../../../ui/partes/anel.tsx';
import c from './feito.module.css';

/** A sign that the person's act is done. Decoration: the title says it in words. */
export function Feito() {
  return (
    <div className={c['feito']}>
      <Anel partes={['cheia', 'cheia', 'sua', 'cheia', 'cheia']} tamanho={104}>
        <IconCheck size={40} stroke={2} aria-hidden="true" />
      </Anel>
    </div>
  );
}
