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

/** What the address selects (spec 1, §2: telefone, email, dadosFiscais, restricao); selecting nothing is asking for all. */
export function pedidasDe(busca: Busca): Pedidas {
  const tipos = NOMES.filter((nome) => selecionado(busca[nome])).map((nome) => ID_TIPO_VALIDACAO[nome]);
  return { tipos, restricao: selecionado(busca['restricao']) || tipos.length === 0 };
}

/** What is missing of it, in order. Document and selfie are for who asked for what needs them. */
export function listaDe({ pendencias, identidade }: Lidas, { tipos }: Pedidas): readonly Pendencia[] {
  if (tipos.length === 0) return pendencias;
  return [...pendencias, ...identidade].filter(({ tipo }) => tipos.includes(tipo));
}

/** `?telefone=false` names it without selecting it. */
function selecionado(valor: string | undefined): boolean {
  return valor !== undefined && valor !== 'false';
}
