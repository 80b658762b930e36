import { diaDe, diasEntre } from '@rateia/domain/datas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { ID_STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import type { NivelDeRisco } from '@rateia/domain/grupos/triagem';
import type { RespostaDe } from '../../../lib/api-client.ts';
import type { Evidencia } from '../../../mesa/evidencias.tsx';
import type { Tom } from '../../../ui/tokens.ts';

export type GrupoEmAnalise = RespostaDe<'getGruposEmAnalise'>['itens'][number];

const DIAS_DE_CONTA_NOVA = 30;
const porcento = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 0 });

/** The level of the score by the rule in force, in words and tone (REGRAS 2.1). */
export const NIVEL_DE_RISCO = {
  alto: { rotulo: 'alto', tom: 'danger' },
  medio: { rotulo: 'médio', tom: 'warning' },
  baixo: { rotulo: 'baixo', tom: 'success' },
} as const satisfies Readonly<Record<NivelDeRisco, { readonly rotulo: string; readonly tom: Tom }>>;

/** "95% do teto"; undefined where the service has none. */
export function parteDoTeto({ valorPorVaga, teto }: Pick<GrupoEmAnalise, 'valorPorVaga' | 'teto'>):
  | {
      readonly texto: string;
      readonly fracao: number;
      readonly perto: boolean;
    }
  | undefined {
  if (teto === null || teto === 0) return undefined;
  const fracao = valorPorVaga / teto;
  return { texto: `${porcento.format(fracao)} do teto`, fracao: Math.min(1, fracao), perto: fracao >= 0.9 };
}

/** The facts that an operator weighs, each with its finding. */
export function evidencias(grupo: GrupoEmAnalise, hoje: string): Evidencia[] {
  const { administrador: adm, palavrasProibidas, valorPorVaga, teto } = grupo;
  const validado = adm.telefoneVerificado && adm.emailVerificado && adm.dadosFiscais;
  const faltam = [
    ...(adm.telefoneVerificado ? [] : ['telefone']),
    ...(adm.emailVerificado ? [] : ['e-mail']),
    ...(adm.dadosFiscais ? [] : ['dados fiscais']),
  ];
  const dias = diasEntre(diaDe(adm.contaDesde), hoje);
  const parte = parteDoTeto(grupo);
  return [
    {
      chave: 'cadastro',
      ok: validado,
      titulo: validado ? 'Telefone, e-mail e CPF confirmados' : `Falta confirmar ${faltam.join(', ')}`,
      detalhe: adm.identidadeVerificada ? 'Documento e selfie conferidos' : 'Identidade ainda não conferida',
    },
    {
      chave: 'conta',
      ok: dias >= DIAS_DE_CONTA_NOVA && adm.aparelhos <= 3,
      titulo: dias === 0 ? 'Conta criada hoje' : `Conta de ${dias} ${dias === 1 ? 'dia' : 'dias'}`,
      detalhe: `${contar(adm.grupos, 'grupo', 'grupos')}, ${contar(adm.aparelhos, 'aparelho', 'aparelhos')}`,
    },
    {
      chave: 'preco',
      ok: parte === undefined || !parte.perto,
      titulo: parte === undefined ? 'Serviço sem teto de preço' : `Preço a ${parte.texto}`,
      detalhe:
        teto === null
          ? `Pede ${formatarReais(centavos(valorPorVaga))} por vaga.`
          : `Pede ${formatarReais(centavos(valorPorVaga))} por vaga. O teto é ${formatarReais(centavos(teto))}.`,
    },
    {
      chave: 'textos',
      ok: palavrasProibidas.length === 0,
      titulo: palavrasProibidas.length === 0 ? 'Textos sem palavras proibidas' : 'Palavras proibidas nos textos',
      detalhe: palavrasProibidas.length === 0 ? 'Nome, regras, descrição e contato' : palavrasProibidas.join(', '),
    },
  ];
}

/** The decisions that the table allows an operator in this status (REGRAS 2.1). */
export function decisoesPossiveis(statusId: number): {
  readonly aprovar: boolean;
  readonly pedirAjustes: boolean;
  readonly reprovar: boolean;
} {
  const emTriagem = statusId === ID_STATUS_GRUPO.triagem;
  const emAprovacao = statusId === ID_STATUS_GRUPO.pendenteAprovacao;
  return { aprovar: emTriagem || emAprovacao, pedirAjustes: emAprovacao, reprovar: emTriagem || emAprovacao };
}

function contar(quantos: number, singular: string, plural: string): string {
  return quantos === 0 ? `nenhum ${singular}` : `${quantos} ${quantos === 1 ? singular : plural}`;
}
