import { paths } from '../lib/paths.ts';
import { rotaFeita } from '../lib/rotas.ts';
import { session } from '../lib/session.ts';

interface CorpoDoErroProps {
  mensagem: string;
  /** Where more is said: the support, or an article of the help. */
  leva: 'suporte' | 'ajuda';
  /** Which article, when the server named one. */
  artigo?: string | undefined;
}

/**
 * The server's words and the link that belongs to them (spec 1, §8). It opens beside the page, which goes on as it
 * would. Who is kept out of the account reaches the support without it.
 */
export function CorpoDoErro({ mensagem, leva, artigo }: CorpoDoErroProps) {
  const href =
    leva === 'suporte' && session.existe() && rotaFeita('perfilRelatarProblema')
      ? paths.perfilRelatarProblema()
      : `${paths.ajuda()}#${leva === 'suporte' ? 'contato' : (artigo ?? 'artigos')}`;
  return (
    <>
      <p>{mensagem}</p>
      <p>
        <a href={href} target="_blank" rel="noopener">
          {leva === 'suporte' ? 'Falar com o suporte' : 'Ler mais na ajuda'}
        </a>
      </p>
    </>
  );
}
