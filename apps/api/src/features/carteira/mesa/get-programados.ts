import type { backofficeProgramados } from '@rateia/contracts/backoffice-programados';
import type { Resposta } from '@rateia/contracts/chamada';
import { centavos, multiplicar, somar } from '@rateia/domain/dinheiro';
import type { EstadoAutorizacao } from '@rateia/domain/pagamentos/programado/autorizacao';
import { ESTADO_AUTORIZACAO, ID_ESTADO_AUTORIZACAO } from '@rateia/domain/pagamentos/programado/autorizacao';
import { rotuloDe } from '@rateia/domain/tabela';
import { nomeCurto } from '@rateia/domain/usuario/nome';
import type { Executor } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { estaViva } from '../pix-programado/autorizacoes.ts';
import { cobrancasNaTela } from '../pix-programado/na-tela.ts';

type Contrato = typeof backofficeProgramados.getProgramados;
type Item = Resposta<Contrato>['itens'][number];
type Linha = Awaited<ReturnType<typeof lerAutorizacoes>>[number];

const QUANTAS = 100;

/** The newest authorisations of Pix programado, each with why it stands where it stands (REGRAS 2.4, 2.8). */
export async function getProgramados({ db }: ContextoUsuario): Promise<Resposta<Contrato>> {
  const linhas = await lerAutorizacoes(db);
  const cobrancas = await cobrancasNaTela(
    db,
    linhas.map(({ id }) => id),
  );
  return { itens: linhas.map((linha) => apresentar(linha, cobrancas.get(linha.id) ?? null)) };
}

async function lerAutorizacoes(db: Executor) {
  const linhas = await db
    .selectFrom('autorizacoes_pix as a')
    .innerJoin('usuarios as u', 'u.id', 'a.usuario_id')
    .innerJoin('assinaturas as m', 'm.id', 'a.assinatura_id')
    .innerJoin('grupos as g', 'g.id', 'm.grupo_id')
    .select(['a.id', 'a.estado', 'a.cpf_mascarado', 'a.aceita_em', 'a.vence_em', 'a.comeca_em', 'a.repete', 'a.id_rec'])
    .select(['a.decidida_em', 'a.conferida_em', 'a.encerrada_por', 'a.motivo'])
    .select([
      'u.id as pessoaId',
      'u.primeiro_nome as primeiroNome',
      'u.sobrenome',
      'g.id as grupoId',
      'g.nome as grupo',
    ])
    .select(['m.valor_sem_taxas', 'm.valor_taxa', 'm.vagas'])
    .orderBy('a.id', 'desc')
    .limit(QUANTAS)
    .execute();
  return linhas.map((linha) => ({ ...linha, estado: linha.estado as EstadoAutorizacao }));
}

function apresentar(l: Linha, cobranca: Item['cobranca']): Item {
  return {
    id: l.id,
    pessoa: { id: l.pessoaId, nome: nomeCurto(l) },
    grupo: { id: l.grupoId, nome: l.grupo },
    valor: multiplicar(somar(centavos(l.valor_sem_taxas), centavos(l.valor_taxa)), l.vagas),
    estado: l.estado,
    rotulo: l.estado === ID_ESTADO_AUTORIZACAO.criada ? 'Esperando a pessoa' : rotuloDe(ESTADO_AUTORIZACAO, l.estado),
    porque: porQue(l),
    cpf: l.cpf_mascarado,
    aceitaEm: l.aceita_em,
    venceEm: l.vence_em,
    comecaEm: l.comeca_em,
    repete: l.repete,
    decididaEm: l.decidida_em,
    conferidaEm: l.conferida_em,
    cobranca,
    podeCancelar: estaViva(l),
  };
}

/** The party that ended it, in the provider's words for it; without one it ended here. */
const QUEM_ENCERROU: Readonly<Record<string, string>> = {
  USUARIO_PAGADOR: 'Quem paga encerrou no banco',
  PSP_PAGADOR: 'O banco de quem paga encerrou',
  PSP_RECEBEDOR: 'O nosso banco encerrou',
};

function porQue({ estado, id_rec, encerrada_por, motivo }: Linha): string {
  const codigo = motivo === null ? '' : ` (código ${motivo})`;
  switch (estado) {
    case 'CRIADA':
      return id_rec === null
        ? 'O banco ainda não fez o código'
        : 'A pessoa tem o código e ainda não autorizou no banco';
    case 'APROVADA':
      return 'A pessoa autorizou no banco';
    case 'REJEITADA':
      return `A pessoa recusou no banco${codigo}`;
    case 'EXPIRADA':
      return 'A pessoa não autorizou a tempo';
    case 'CANCELADA':
      return `${encerrada_por === null ? 'Encerrado aqui' : (QUEM_ENCERROU[encerrada_por] ?? 'O banco encerrou')}${codigo}`;
  }
}
