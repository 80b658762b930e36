import { ID_TIPO_VALIDACAO } from '@rateia/domain/cadastro/pendencias';
import type { RespostaDe } from '../../../lib/api-client.ts';

type Busca = Readonly<Record<string, string | undefined>>;
type Lidas = Pick<RespostaDe<'getCadastroPendente'>, 'pendencias' | 'identidade'>;
type Pendencia = Lidas['pendencias'][number];

export interface Pedidas {
  readonly tipos: readonly number[];
  readonly restricao: boolean;
}

const NOMES = ['telefone', 'email', 'dadosFiscais', 'documentos', 'self'] as const;

/**
 * The kinds that the address selects (spec 1, §2: telefone, email, dadosFiscais, restricao); an address that selects
 * none asks for all.
 */
export function pedidasDe(busca: Busca): Pedidas {
  const tipos = NOMES.filter((nome) => selecionado(busca[nome])).map((nome) => ID_TIPO_VALIDACAO[nome]);
  return { tipos, restricao: selecionado(busca['restricao']) || tipos.length === 0 };
}

/**
 * The selected data that the account still lacks, in order. Document and selfie are listed only if the address selects
 * them.
 */
export function listaDe({ pendencias, identidade }: Lidas, { tipos }: Pedidas): readonly Pendencia[] {
  if (tipos.length === 0) return pendencias;
  return [...pendencias, ...identidade].filter(({ tipo }) => tipos.includes(tipo));
}

/** `?telefone=false` names it without selecting it. */
function selecionado(valor: string | undefined): boolean {
  return valor !== undefined && valor !== 'false';
}
