import type { Recebida } from '@rateia/contracts/chamada';
import type { retirada } from '@rateia/contracts/retirada';
import type { RecusaDaConta } from '@rateia/domain/retirada/bancos';
import { lerConta } from '@rateia/domain/retirada/bancos';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { cpfDe, exigirValidacoes } from '../../cadastro/index.ts';
import { mostrarConta } from '../presenter.ts';
import { guardarConta } from './contas.ts';

const MOTIVOS: Readonly<Record<RecusaDaConta, string>> = {
  banco: 'Escolha um banco da lista.',
  agencia: 'Confira a agência: são até 4 números.',
  digitoDaAgencia: 'O dígito da agência não confere com o número dela.',
  conta: 'Confira a conta: números e o dígito, como 12345-6.',
  digitoDaConta: 'O dígito da conta não confere. Veja no aplicativo do seu banco.',
};

/**
 * Registers a bank account of the user's own CPF. It waits for its code (116) and receives nothing before (REGRAS 2.6
 * Destination; spec B§2 /carteira/conta/cadastrar).
 */
export async function createContaBancaria(
  ctx: ContextoUsuario,
  { body }: Recebida<typeof retirada.createContaBancaria>,
) {
  const { db, deps, usuario, agora } = ctx;
  await exigirValidacoes(db, usuario.id, ['dadosFiscais']);
  if ((await cpfDe(db, deps.cifra, usuario.id)) !== body.cpf) return recusar('contaDeOutroCpf');
  const lida = lerConta(body.banco, body);
  if (!lida.ok)
    return recusar('contaBancariaInvalida', {
      valores: { motivo: MOTIVOS[lida.recusa] },
      dados: { qual: lida.recusa },
    });
  const { banco, tipo } = body;
  const { agencia, conta } = lida;
  return await emTransacao(db, async (trx) => {
    const nova = { usuarioId: usuario.id, banco, tipo, agencia, conta, agora };
    return mostrarConta(await guardarConta(trx, deps.cifra, nova), agora);
  });
}
