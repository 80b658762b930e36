import type { Instante } from '../datas.ts';
import { milissegundosDe, somarHoras } from '../datas.ts';
import type { Centavos } from '../dinheiro.ts';
import type { Regras } from '../regras.ts';
import type { TipoRetirada } from './regras.ts';
import { ID_TIPO_RETIRADA } from './regras.ts';

/** The reasons for which the staff looks at a withdrawal before it is sent (REGRAS 2.6 Timing). */
export const MOTIVO_DE_REVISAO = {
  valorAlto: 'Acima do valor que sai sem análise',
  meioManual: 'Paga o boleto de outra pessoa',
  aparelhoNovo: 'Pedida de um aparelho novo na conta',
  senhaTrocada: 'A senha foi trocada há pouco',
  restricao: 'A conta tem uma restrição',
  contradicao: 'O provedor contradiz dinheiro desta conta',
  contaBloqueada: 'A conta foi bloqueada depois do pedido',
  limiteDoCpf: 'As contas com este CPF passam juntas do limite',
} as const;
export type MotivoDeRevisao = keyof typeof MOTIVO_DE_REVISAO;

/**
 * The signs that distinguish a thief from the owner. Ages of device and password follow the machine's clock, as
 * sessions do.
 */
export type SinaisDeRisco = {
  readonly agora: Instante;
  /** When the device that authorises was first seen; undefined when it is the first one of the account. */
  readonly aparelhoDesde?: Instante;
  readonly senhaTrocadaEm?: Instante;
  readonly restrita: boolean;
  /** A provider's word about money of this account contradicts ours, and nobody has decided yet (REGRAS 2.5). */
  readonly contradita: boolean;
};

/** Every reason to look at a withdrawal first; none means that it goes by itself (REGRAS 2.6). */
export function motivosDeRevisao(
  pedido: { readonly tipo: TipoRetirada; readonly valor: Centavos; readonly sinais: SinaisDeRisco },
  { retirada }: Regras,
): readonly MotivoDeRevisao[] {
  const { tipo, valor, sinais } = pedido;
  function ha(desde: Instante | undefined, horas: number): boolean {
    return desde !== undefined && milissegundosDe(sinais.agora) < milissegundosDe(somarHoras(desde, horas));
  }
  const motivos: MotivoDeRevisao[] = [];
  if (tipo === ID_TIPO_RETIRADA.boleto) motivos.push('meioManual');
  if (valor > retirada.pix.automaticoAte) motivos.push('valorAlto');
  if (ha(sinais.aparelhoDesde, retirada.risco.horasDoAparelho)) motivos.push('aparelhoNovo');
  if (ha(sinais.senhaTrocadaEm, retirada.risco.horasDaSenha)) motivos.push('senhaTrocada');
  if (sinais.restrita) motivos.push('restricao');
  if (sinais.contradita) motivos.push('contradicao');
  return motivos;
}
