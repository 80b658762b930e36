import { Sanfona } from '../../../ui/base/sanfona.tsx';
import type { Artigo } from '../artigos.ts';
import c from './artigos-da-ajuda.module.css';

/** Questions of one subject; the one that the address names stands open. */
export function ArtigosDaAjuda({ artigos }: { artigos: readonly Artigo[] }) {
  return (
    <Sanfona
      aberta={artigos.findIndex(({ id }) => window.location.hash === `#${id}`)}
      itens={artigos.map(({ id, pergunta, paragrafos }) => ({
        id,
        pergunta,
        resposta: (
          <div className={c['paragrafos']}>
            {paragrafos.map((paragrafo) => (
              <p key={paragrafo}>{paragrafo}</p>
            ))}
          </div>
        ),
      }))}
    />
  );
}
