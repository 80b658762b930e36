import type { ForcaDaSenha as Forca } from '@rateia/domain/usuario/forca-da-senha';
import { EXIGENCIAS_DA_SENHA } from '@rateia/domain/usuario/forca-da-senha';
import { IconCheck, IconCircle } from '@tabler/icons-react';
import { Oculto } from '../base/oculto.tsx';
import c from './forca-da-senha.module.css';

const NIVEIS = [1, 2, 3, 4] as const;

/** Under a new password, while it is typed: the missing requirements, and its strength beyond them (spec 1, §5). */
export function ForcaDaSenha({ forca: { nivel, rotulo, cumpridas, comum } }: { readonly forca: Forca }) {
  return (
    <div className={c['forca']}>
      <div className={c['barra']} aria-hidden="true" data-nivel={nivel}>
        {NIVEIS.map((n) => (
          <span key={n} data-cheia={n <= nivel || undefined} />
        ))}
      </div>
      <p className={c['nivel']} role="status">
        {nivel > 0 && (
          <>
            Senha: <b>{rotulo}</b>
            {comum && '. Essa senha é muito comum'}
          </>
        )}
      </p>
      <ul className={c['exigencias']}>
        {EXIGENCIAS_DA_SENHA.map(({ chave, rotulo: texto }) => (
          <li key={chave} data-cumprida={cumpridas[chave] || undefined}>
            {cumpridas[chave] ? (
              <IconCheck size={16} stroke={2} aria-hidden="true" />
            ) : (
              <IconCircle size={16} stroke={1.75} aria-hidden="true" />
            )}
            {texto}
            <Oculto>{cumpridas[chave] ? ', cumprido' : ', falta'}</Oculto>
          </li>
        ))}
      </ul>
    </div>
  );
}
