import type { Resposta } from '@rateia/contracts/chamada';
import type { reclamacoes } from '@rateia/contracts/reclamacoes';
import type { Lado } from '@rateia/domain/reclamacoes/listagens';
import { MOTIVO_RECLAMACAO } from '@rateia/domain/reclamacoes/listagens';
import { ESTADO_RECLAMACAO, ID_ESTADO_RECLAMACAO, naTela } from '@rateia/domain/reclamacoes/maquina';
import { rotuloDe } from '@rateia/domain/tabela';
import type { ContaDaSolucao } from './dinheiro/calcular-solucao.ts';
import type { Reclamacao } from './repository.ts';

type Resumo = Resposta<typeof reclamacoes.getReclamacoes>['itens'][number];

export function apresentarConta({ solucao, total, porPix, linhas }: ContaDaSolucao) {
  return { solucao, total, porPix, linhas: [...linhas] };
}

/** The side of a person in a complaint. */
export function ladoDe({ usuarioId }: Pick<Reclamacao, 'usuarioId'>, pessoaId: number): Lado {
  return usuarioId === pessoaId ? 'membro' : 'administrador';
}

/** A complaint as a row of the list (spec B§4). */
export function apresentarResumo(r: Reclamacao, pessoaId: number): Resumo {
  const { status, tela } = naTela(r.estado);
  return {
    id: r.id,
    idUsuario: r.usuarioId,
    idGrupo: r.grupoId,
    idBolao: r.bolaoId,
    papel: ladoDe(r, pessoaId),
    dataCadastro: r.abertaEm ?? r.criadaEm,
    dataLimite: r.dataLimite,
    status,
    statusTela: tela,
    descricaoStatus: rotuloDe(ESTADO_RECLAMACAO, r.estado),
    estado: r.estado,
    servico: r.sobre.servico,
    nomeGrupo: r.sobre.nome,
    icone: r.sobre.icone,
    cor: r.sobre.cor,
    problema: r.motivo,
    descricaoProblema: r.motivo === null ? '' : rotuloDe(MOTIVO_RECLAMACAO, r.motivo),
    prazo: prazoDe(r),
  };
}

const E = ID_ESTADO_RECLAMACAO;

/** The clock that runs, whose it is, and what happens by rule when it ends: the same words for both sides (REGRAS 2.7). */
function prazoDe(r: Reclamacao): Resumo['prazo'] {
  if (r.dataLimite === null) return null;
  const limite = r.dataLimite;
  switch (r.estado) {
    case E.registrada:
      return {
        limite,
        de: 'administrador',
        titulo: 'O administrador responde até',
        seVencer:
          r.nuncaEntregue || r.motivo === 204
            ? 'Sem resposta, o que o membro pediu é feito na hora.'
            : 'Sem resposta, uma pessoa da equipe decide.',
      };
    case E.propostaEnviada:
      return {
        limite,
        de: 'membro',
        titulo: 'O membro responde até',
        seVencer: r.lembrada
          ? 'Sem resposta, a reclamação fecha sem reembolso.'
          : 'Sem resposta, lembramos mais uma vez. Três dias depois, a reclamação fecha sem reembolso.',
      };
    case E.acordoFeito:
      return {
        limite,
        de: 'administrador',
        titulo: 'O administrador cumpre até',
        seVencer: 'Se ninguém disser que faltou, a reclamação fecha como cumprida.',
      };
    case E.mediacao:
      return {
        limite: r.comLiderEm === null ? limite : (r.padraoEm ?? limite),
        de: 'rateia',
        titulo: 'Decisão da equipe até',
        seVencer:
          r.objeto === 'bolao'
            ? 'Se passar, o caso fica com a liderança até ser decidido.'
            : 'Se passar de 15 dias, os dias parados voltam sozinhos para o membro.',
      };
    default:
      return null;
  }
}
