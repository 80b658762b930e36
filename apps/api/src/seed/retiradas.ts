import type { Gente } from './gente.ts';
import { todos } from './gente.ts';
import type { MundoPassado } from './mundo.ts';

const ACAO = 'contaBancaria';
/** Withdrawn in tens of reais, in cents. */
const DEZENA = 1_000;

/** Each registers the CPF as Pix key, by the code of the e-mail; it rests for a day before it receives (REGRAS 2.6). */
export async function cadastrarChaves(mundo: MundoPassado, pessoas: readonly Gente[]): Promise<void> {
  await todos(pessoas, (quem) => mundo.chamar('pedirConfirmacao', { acao: ACAO }, quem));
  await mundo.assentar();
  await todos(pessoas, async (quem) => {
    const codigo = mundo.fora.codigoPara(quem.email);
    const { confirmacao } = await mundo.chamar('confirmar', { acao: ACAO, meio: 'pin', codigo }, quem);
    await mundo.chamar('cadastrarPixCpf', { cpf: quem.cpf }, { ...quem, confirmacao });
  });
  await mundo.assentar();
}

/** Each withdraws what may go today, if that is enough to withdraw. */
export async function retirar(mundo: MundoPassado, pessoas: readonly Gente[]): Promise<void> {
  const pedidas = await todos(pessoas, async (quem) => {
    const { sacavel, minimo } = await mundo.chamar('getRegrasRetirada', {}, quem);
    const valor = Math.floor(sacavel / DEZENA) * DEZENA;
    if (valor < minimo) return [];
    const { chaves } = await mundo.chamar('validarPixCpf', {}, quem);
    const { id } = await mundo.chamar('createRetirada', { valor, idChave: chaves[0]?.id }, quem);
    return [{ quem, id }];
  });
  await mundo.assentar();
  await todos(pedidas.flat(), async ({ quem, id }) => {
    await mundo.chamar('autorizarRetirada', { id, pin: mundo.fora.codigoPara(quem.email) }, quem);
  });
  await mundo.assentar();
}
