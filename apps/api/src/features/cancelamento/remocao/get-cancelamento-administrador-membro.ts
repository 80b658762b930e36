import type { cancelamento } from '@rateia/contracts/cancelamento';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { formatarDia } from '@rateia/domain/datas-formatadas';
import { formatarReais } from '@rateia/domain/dinheiro';
import { nomeCurto } from '@rateia/domain/usuario/nome';
import type { Executor } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirMembroDoGrupo } from './exigir-membro-do-grupo.ts';
import type { OpcaoDeRemocao } from './opcoes-de-remocao.ts';
import { opcoesDeRemocao } from './opcoes-de-remocao.ts';

type Contrato = typeof cancelamento.getCancelamentoAdministradorMembro;
type Remocao = Resposta<Contrato>['opcoes'][number];

/** The ways to remove a member, each with its date and its refund (spec B§7; REGRAS 2.9). */
export async function getCancelamentoAdministradorMembro(
  ctx: ContextoUsuario,
  { params: { id: grupoId, memberId: assinaturaId } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const chamada = 'getCancelamentoAdministradorMembro';
  const membro = await exigirMembroDoGrupo(ctx, { grupoId, assinaturaId, chamada });
  const opcoes = await opcoesDeRemocao(ctx.db, ctx.deps, { membro, agora: ctx.agora });
  if (opcoes.length === 0) return recusar('cancelamentoNaoPermitido');
  const { nome, imagem } = await pessoaDe(ctx.db, membro.usuarioId);
  return {
    idMembro: membro.id,
    nome,
    imagem,
    grupo: { id: grupoId, nome: membro.grupo.nome },
    opcoes: opcoes.map(apresentar),
  };
}

function apresentar({ tipo, saidaEm, devolvidoEm, calculo }: OpcaoDeRemocao): Remocao {
  return {
    tipo,
    titulo: tipo === 'agora' ? 'Remover agora' : 'Remover no fim do mês pago',
    texto: textoDe({ tipo, saidaEm, calculo }),
    imediato: tipo === 'agora',
    // The month that a removal gives back goes back with its fee (REGRAS 2.9).
    reterTaxa: false,
    saidaEm,
    total: calculo.total,
    doAdministrador: calculo.parte,
    devolvidoEm,
    linhas: [...calculo.linhas],
  };
}

function textoDe({ tipo, saidaEm, calculo }: Pick<OpcaoDeRemocao, 'tipo' | 'saidaEm' | 'calculo'>): string {
  const volta = formatarReais(calculo.total);
  if (tipo === 'fimDoCiclo')
    return `A pessoa usa o que pagou até ${formatarDia(saidaEm)}. Nesse dia ${volta} voltam para ela, e você recebe o mês inteiro.`;
  return `O acesso termina agora e ${volta} voltam hoje para a pessoa. O mês atual volta inteiro, com a taxa.`;
}

export async function pessoaDe(
  db: Executor,
  usuarioId: number,
): Promise<{ readonly nome: string; readonly primeiroNome: string; readonly imagem: string | null }> {
  const { imagem, ...nome } = await db
    .selectFrom('usuarios')
    .select(['primeiro_nome as primeiroNome', 'sobrenome', 'imagem'])
    .where('id', '=', usuarioId)
    .executeTakeFirstOrThrow();
  return { nome: nomeCurto(nome), primeiroNome: nome.primeiroNome, imagem };
}
