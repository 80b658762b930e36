import { useRegras } from '../../../lib/regras.ts';
import { Sanfona } from '../../../ui/base/sanfona.tsx';
import type { Artigo } from '../artigos.ts';
import { paragrafosDe } from '../artigos.ts';
import c from './artigos-da-ajuda.module.css';

/** Questions of one subject; the one that the address names stands open. */
export function ArtigosDaAjuda({ artigos }: { readonly artigos: readonly Artigo[] }) {
  const regras = useRegras();
  return (
    <Sanfona
      aberta={artigos.findIndex(({ id }) => window.location.hash === `#${id}`)}
      itens={artigos.map((artigo) => ({
        id: artigo.id,
        pergunta: artigo.pergunta,
        resposta: (
          <div className={c['paragrafos']}>
            {paragrafosDe(artigo, regras).map((paragrafo) => (
              <p key={paragrafo}>{paragrafo}</p>
            ))}
          </div>
        ),
      }))}
    />
  );
}
