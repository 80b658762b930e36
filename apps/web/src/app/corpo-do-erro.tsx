import type { ID_CATEGORIA_CHAMADO } from '@rateia/domain/perfil/chamado';
import { paths } from '../lib/paths.ts';
import { rotaFeita } from '../lib/rotas.ts';
import { sessaoAtual } from '../lib/sessao.ts';

interface CorpoDoErroProps {
  readonly mensagem: string;
  /** The link to more information: the support, or an article of the help. */
  readonly leva: 'suporte' | 'ajuda';
  /** The article, when the server named one. */
  readonly artigo?: string | undefined;
  /** Only a correction by the staff mends it: the report begins with that subject (REGRAS 2.24). */
  readonly deCorrecao: boolean;
}

const CORRECAO: typeof ID_CATEGORIA_CHAMADO.correcao = 7;

/**
 * The server's words and the link that belongs to them (spec 1, §8). The link opens beside the page, which goes on as
 * before. A person who is kept out of the account reaches the support without it.
 */
export function CorpoDoErro({ mensagem, leva, artigo, deCorrecao }: CorpoDoErroProps) {
  const assunto = deCorrecao ? CORRECAO : undefined;
  const href =
    leva === 'suporte' && sessaoAtual.existe() && rotaFeita('perfilRelatarProblema')
      ? paths.perfilRelatarProblema({ assunto })
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
