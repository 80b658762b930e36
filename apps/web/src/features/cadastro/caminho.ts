import type { RespostaDe } from '../../lib/api-client.ts';
import { destinoDoLogin } from '../../lib/navegador.ts';
import { paths } from '../../lib/paths.ts';
import { lerRetorno } from '../../lib/retorno.ts';

type Feitas = Pick<RespostaDe<'getUsuario'>, 'telefoneVerificado' | 'dadosFiscais'>;
type Busca = Readonly<Record<string, string | undefined>>;

/**
 * The end of the steps: the target in the address of a link; else the page that a validation interrupted, when it is
 * one of ours; else the first page. The interrupted page is read from its record each time and is never put into an
 * address, so that it is valid for ten minutes and no longer (spec 1, §4, §8).
 */
export function destinoFinal(busca: Busca): string {
  return destinoDoLogin({ redirect: busca['redirect'] ?? lerRetorno() });
}

/** The first validation still open, in order; all of them done, the page that says so. */
export function proximoPasso({ telefoneVerificado, dadosFiscais }: Feitas, redirect: string | undefined): string {
  if (!telefoneVerificado) return paths.cadastroTelefone({ redirect });
  if (!dadosFiscais) return paths.cadastroDadosFiscais({ redirect });
  return paths.cadastroValidacoesSucesso({ redirect });
}

/** The label of the last button, which names that page. */
export function verboDoDestino(destino: string): string {
  if (/^\/grupo\/\d+/.test(destino)) return 'Voltar ao grupo';
  return destino.startsWith(paths.grupos()) ? 'Ver os grupos' : 'Continuar de onde parei';
}
