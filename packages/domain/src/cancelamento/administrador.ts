import type { CasoDeReembolso } from '../carteira/reembolso.ts';
import type { Dia, Instante } from '../datas.ts';
import { somarMinutos } from '../datas.ts';
import type { Regras } from '../regras.ts';

/** The ways in which an administrator may end a membership of his group, the milder first (REGRAS 2.9). */
export const TIPOS_DE_REMOCAO = ['fimDoCiclo', 'agora'] as const;
export type TipoDeRemocao = (typeof TIPOS_DE_REMOCAO)[number];

/** The row of the refund table that a removal falls under (REGRAS 2.9). */
export const CASO_DA_REMOCAO: { readonly [T in TipoDeRemocao]: CasoDeReembolso } = {
  fimDoCiclo: 'removidoNoFimDoCiclo',
  agora: 'removidoPeloAdministrador',
};

/** A paid month has an end to wait for; a member who already leaves on a date can only be removed at once (REGRAS 2.9). */
export function remocoesPossiveis({
  fimDoCiclo,
  saidaAgendada,
}: {
  readonly fimDoCiclo: Dia | undefined;
  readonly saidaAgendada: boolean;
}): readonly TipoDeRemocao[] {
  return fimDoCiclo === undefined || saidaAgendada ? ['agora'] : TIPOS_DE_REMOCAO;
}

/** Reasons that an administrator may give for removing a member; ids are ours (spec B§7 motivos). */
export const MOTIVOS_DE_REMOCAO = [
  { id: 1, descricao: 'Não segue as regras do grupo', pedeTexto: true },
  { id: 2, descricao: 'Não tem o vínculo que o serviço exige', pedeTexto: false },
  { id: 3, descricao: 'Vou diminuir o plano', pedeTexto: false },
  { id: 4, descricao: 'Esta pessoa pediu para sair', pedeTexto: false },
  { id: 5, descricao: 'Uso indevido do acesso', pedeTexto: true },
  { id: 99, descricao: 'Outro motivo', pedeTexto: true },
] as const;

/** The reason of a removal that claims misuse: the evidence that the product has is shown with it. */
export const MOTIVO_MAU_USO = 5;
/** The shortest explanation that says anything. */
export const MINIMO_DA_EXPLICACAO = 5;

/** True if this reason says nothing without an explanation, and there is none. */
export function faltaExplicar({ motivo, texto }: { readonly motivo: number; readonly texto: string }): boolean {
  const linha = MOTIVOS_DE_REMOCAO.find(({ id }) => id === motivo);
  return linha?.pedeTexto === true && texto.trim().length < MINIMO_DA_EXPLICACAO;
}

type Abertura = { readonly quando: Instante; readonly aparelho: string };

/** The signs of misuse that the openings of the access show by rule: too many devices, or too many openings in a day. */
export type SinaisDeMauUso = {
  readonly aparelhos: number;
  readonly maiorDoDia: number;
  readonly aparelhosDemais: boolean;
  readonly aberturasDemais: boolean;
};

/** The signs in one member's openings; neither sign proves misuse, which mediation alone decides (REGRAS 2.9). */
export function sinaisDeMauUso(
  { aberturas, agora }: { readonly aberturas: readonly Abertura[]; readonly agora: Instante },
  { mauUso }: Regras,
): SinaisDeMauUso {
  const desde = somarMinutos(agora, -mauUso.dias * MINUTOS_DO_DIA);
  const recentes = aberturas.filter(({ quando }) => quando >= desde);
  const aparelhos = new Set(recentes.map(({ aparelho }) => aparelho)).size;
  const maiorDoDia = Math.max(
    0,
    ...recentes.map(
      ({ quando: fim }) =>
        recentes.filter(({ quando }) => quando <= fim && quando > somarMinutos(fim, -MINUTOS_DO_DIA)).length,
    ),
  );
  return {
    aparelhos,
    maiorDoDia,
    aparelhosDemais: aparelhos > mauUso.aparelhos,
    aberturasDemais: maiorDoDia > mauUso.aberturasPorDia,
  };
}

const MINUTOS_DO_DIA = 24 * 60;
