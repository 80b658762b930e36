import type { backofficeCobrancas } from '@rateia/contracts/backoffice-cobrancas';
import type { Resposta } from '@rateia/contracts/chamada';
import { datasPossiveis, MOTIVO_DO_ATRASO } from '@rateia/domain/cancelamento/atraso';
import type { Dia } from '@rateia/domain/datas';
import { diaDe, diasEntre } from '@rateia/domain/datas';
import { ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import type { Regras } from '@rateia/domain/regras';
import { rotuloDe } from '@rateia/domain/tabela';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import type { UltimaNoCartao } from '../../pagamentos/index.ts';
import { ultimasNoCartao } from '../../pagamentos/index.ts';
import type { CobrancaDaMesa } from './cobrancas.ts';
import { listarCobrancas } from './cobrancas.ts';

type Contrato = typeof backofficeCobrancas.getCobrancas;

/** The act of each deadline of a collection, in words. */
const ETAPA: Readonly<Record<string, string>> = {
  'fatura.instruir': 'Instruir o Pix programado',
  'fatura.lembrete': 'Lembrar a pessoa',
  'fatura.cobrar': 'Cobrar',
  'fatura.atraso': 'Marcar o atraso',
  'fatura.tentativa': 'Tentar de novo',
  'fatura.caucao': 'Usar a caução ou suspender o acesso',
  'fatura.caucaoVence': 'Encerrar sem a caução',
  'fatura.congelar': 'Congelar a dívida',
};

/** Late months with why each stands where it stands (REGRAS 2.8). */
export async function getCobrancas({ db, deps, agora }: ContextoUsuario): Promise<Resposta<Contrato>> {
  const linhas = await listarCobrancas(db);
  const noCartao = await ultimasNoCartao(
    db,
    linhas.map(({ id }) => id),
  );
  const lido = { hoje: diaDe(agora), regras: await deps.regras(), noCartao };
  return { itens: linhas.map((linha) => apresentar(linha, lido)), total: linhas.length };
}

type NaHora = {
  readonly hoje: Dia;
  readonly regras: Regras;
  readonly noCartao: ReadonlyMap<number, UltimaNoCartao>;
};

function apresentar(l: CobrancaDaMesa, { hoje, regras, noCartao }: NaHora): Resposta<Contrato>['itens'][number] {
  const { id, valor, venceEm, tentativas, caucao, motivo, novaData, respondidaEm, proximo, proximoEm } = l;
  const cartao = noCartao.get(id);
  const datas = l.aindaMuda ? datasPossiveis({ vencimento: venceEm, hoje }, regras) : undefined;
  return {
    id,
    pessoa: { id: l.pessoaId, nome: l.pessoa },
    grupo: { id: l.grupoId, nome: l.grupo },
    valor,
    venceEm,
    diasDeAtraso: diasEntre(venceEm, hoje),
    tentativas,
    causa: l.causa === null ? null : 'O saldo não bastava',
    cartao: cartao === undefined ? null : { final: cartao.final, em: cartao.em, resposta: cartao.frase },
    caucao,
    situacao: ESTADO_ASSINATURA[l.estado].rotulo,
    resposta:
      motivo === null || respondidaEm === null
        ? null
        : { motivo: rotuloDe(MOTIVO_DO_ATRASO, motivo), novaData, em: respondidaEm },
    proximo: proximo === null || proximoEm === null ? null : { oQue: ETAPA[proximo] ?? '', em: proximoEm },
    datas: datas ?? null,
  };
}
