import type { cadastro } from '@rateia/contracts/cadastro';
import type { Resposta } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { apresentarValidacoes } from './presenter.ts';
import { contaParaComparar, validacoesDe } from './repository.ts';

/** The validations of the account and the limits they change (spec A§2 /validacao-conta; REGRAS 2.5, 2.6). */
export async function listValidacaoConta({
  db,
  deps,
  usuario,
}: ContextoUsuario): Promise<Resposta<typeof cadastro.listValidacaoConta>> {
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
}
