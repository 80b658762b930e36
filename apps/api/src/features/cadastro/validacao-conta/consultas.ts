import type { cadastro } from '@rateia/contracts/cadastro';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { apresentarValidacao, apresentarValidacoes } from './presenter.ts';
import { contaParaComparar, validacaoDoUsuario, validacoesDe } from './repository.ts';

/** How a validation of one's own stands; somebody else's is not there (spec A§7 validacao-conta/{id}/status). */
export const getValidacaoContaStatus = async (
  { db, usuario }: ContextoUsuario,
  { params }: Recebida<typeof cadastro.getValidacaoContaStatus>,
): Promise<Resposta<typeof cadastro.getValidacaoContaStatus>> => {
  const achada = await validacaoDoUsuario(db, { idPublico: params.id, usuarioId: usuario.id });
  return achada === undefined ? recusar('naoEncontrado') : await apresentarValidacao(db, achada);
};

/** The validations of the account and the limits they change (spec A§2 /validacao-conta; REGRAS 2.5, 2.6). */
export const listValidacaoConta = async ({
  db,
  deps,
  usuario,
}: ContextoUsuario): Promise<Resposta<typeof cadastro.listValidacaoConta>> => {
  const { verificadaEm } = await contaParaComparar(db, usuario.id);
  const { retirada, recarga } = await deps.regras();
  return {
    verificadaEm,
    itens: await apresentarValidacoes(db, await validacoesDe(db, usuario.id)),
    limites: {
      retiradaPorDia: retirada.basico.porDia,
      retiradaPorDiaVerificada: retirada.verificado.porDia,
      saldo: recarga.saldoMaximoSemIdentidade,
      saldoVerificado: recarga.saldoMaximo,
    },
  };
};
