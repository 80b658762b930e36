import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import type { Trx } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { donoDoCpf, identidadeEmConferencia, tirarCpf } from '../../cadastro/index.ts';
import { notificar } from '../../notificacoes/index.ts';
import { podeAgir } from './acoes-possiveis.ts';
import { agirSobrePessoa } from './agir-sobre-pessoa.ts';
import { acharConta, retiradaEmCurso, travarConta } from './repository.ts';

/**
 * Gives a CPF back to the person to whom it belongs, when another account had claimed it. The claiming account keeps it
 * in three cases: its identity was confirmed with this CPF, is being confirmed, or it is taking money out to it. The
 * act is recorded in the trail of both (REGRAS 2.15, 2.24).
 */
export const liberarCpfParaPessoa = async (
  ctx: ContextoUsuario,
  { params: { id }, body: { cpf, mensagem } }: Recebida<typeof backoffice.liberarCpfParaPessoa>,
): Promise<void> => {
  const { db, deps } = ctx;
  const dono = await donoDoCpf(db, deps.cifra, cpf);
  await agirSobrePessoa(ctx, {
    id,
    acao: 'conta.liberarCpf',
    dados: { mensagem, deUsuario: dono?.id ?? null },
    fazer: async (trx) => {
      if (dono === undefined || dono.id === id) return recusar('transicaoRecusada');
      await exigirQueSolte(trx, ctx, dono.id);
      await tirarCpf(trx, dono.id);
      await contarAosDois(trx, ctx, { id, dono: dono.id, mensagem });
    },
  });
};

/** The account that holds the CPF, locked, and nothing that says the CPF is its own. */
const exigirQueSolte = async (trx: Trx, ctx: ContextoUsuario, id: number): Promise<void> => {
  const travada = (await travarConta(trx, id)) ?? recusar('transicaoRecusada');
  if (!podeAgir(ctx, travada)) return recusar('semPermissao');
  const porque = await porqueFica(trx, id);
  if (porque !== undefined) return recusar('cpfNaoLiberavel', { valores: { id, porque }, dados: { idUsuario: id } });
};

const porqueFica = async (trx: Trx, id: number): Promise<string | undefined> => {
  const conta = await acharConta(trx, id);
  if (conta?.identidadeVerificadaEm != null) return 'que tem a identidade confirmada com ele';
  if (await identidadeEmConferencia(trx, id)) return 'que tem a identidade em análise';
  return (await retiradaEmCurso(trx, id)) ? 'que tem uma retirada em curso para ele' : undefined;
};

const contarAosDois = async (
  trx: Trx,
  { usuario, ip, agora, requestId }: ContextoUsuario,
  { id, dono, mensagem }: { readonly id: number; readonly dono: number; readonly mensagem: string },
): Promise<void> => {
  const aviso = { fato: requestId, agora } as const;
  const jaTem = (await acharConta(trx, id))?.cpf != null ? 'sim' : null;
  await notificar(trx, { ...aviso, usuarioId: id, modelo: 'cpfLiberadoPelaEquipe', dados: { jaTem } });
  await notificar(trx, { ...aviso, usuarioId: dono, modelo: 'cpfTiradoPelaEquipe', dados: {} });
  await registrarAuditoria(trx, {
    usuarioId: usuario.id,
    acao: 'conta.cpfTirado',
    alvo: `usuario:${dono}`,
    dados: { mensagem },
    ip,
    em: agora,
  });
};
