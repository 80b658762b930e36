import type { RespostaDe } from '../../lib/api-client.ts';
import { destinoDoLogin } from '../../lib/navegador.ts';
import { paths } from '../../lib/paths.ts';
import { lerRetorno } from '../../lib/retorno.ts';

type Feitas = Pick<RespostaDe<'getUsuario'>, 'telefoneVerificado' | 'dadosFiscais'>;
type Busca = Readonly<Record<string, string | undefined>>;

/** The page that a validation interrupted: from the address, else from the record of ten minutes (spec 1, §4). */
export function retornoDe(busca: Busca): string | undefined {
  return busca['redirect'] ?? lerRetorno();
}

/** Where the steps end: the page that was interrupted, when it is one of ours, else the first page. */
export function destinoFinal(busca: Busca): string {
  return destinoDoLogin({ redirect: retornoDe(busca) });
}

/** The first validation still open, in order; all of them done, the page that says so. */
export function proximoPasso({ telefoneVerificado, dadosFiscais }: Feitas, redirect: string | undefined): string {
  if (!telefoneVerificado) return paths.cadastroTelefone({ redirect });
  if (!dadosFiscais) return paths.cadastroDadosFiscais({ redirect });
  return paths.cadastroValidacoesSucesso({ redirect });
}

/** How the last button calls that page. */
export function verboDoDestino(destino: string): string {
  if (/^\/grupo\/\d+/.test(destino)) return 'Voltar ao grupo';
  return destino.startsWith(paths.grupos()) ? 'Ver os grupos' : 'Continuar de onde parei';
}
