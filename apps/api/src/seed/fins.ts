import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import type { Gente } from './gente.ts';
import type { Formado } from './grupos.ts';
import { moraEm } from './grupos.ts';
import type { MundoPassado } from './mundo.ts';

/** 76: somebody leaves at the end of the cycle; another one thinks about it, and takes the answer to his reason. */
export async function alguemSai(mundo: MundoPassado, formado: Formado | undefined): Promise<void> {
  const saindo = formado?.membros[0];
  if (formado === undefined || saindo === undefined) return;
  const { opcoes, idAssinatura } = await mundo.chamar('getCancelamentoMembro', { id: formado.grupo.id }, saindo);
  const noFim = opcoes.find((o) => o.tipo === 'fimDoCiclo');
  if (noFim === undefined) return;
  await mundo.chamar(
    'cancelarMembro',
    {
      idMembro: idAssinatura,
      idGrupo: formado.grupo.id,
      motivo: 1,
      tipo: 'fimDoCiclo',
      textoMotivo: '',
      totalMostrado: noFim.total,
    },
    saindo,
  );
  const [, pensando] = formado.membros;
  const resposta = { idGrupo: formado.grupo.id, motivo: 6, aceitou: true };
  if (pensando !== undefined) await mundo.chamar('createMotivoMembro', resposta, pensando);
  await mundo.assentar();
}

/** A person takes the dated place of the leaver, and another one asks to be told of a seat (REGRAS 2.10). */
export async function esperarVaga(
  mundo: MundoPassado,
  { formado, quem, outro }: { readonly formado: Formado | undefined; readonly quem: Gente; readonly outro: Gente },
): Promise<void> {
  if (formado === undefined) return;
  const { id } = formado.grupo;
  const { fila, composicao } = await mundo.chamar('getGrupo', { id }, quem);
  if (fila === null) return;
  const pedido = { idGrupo: id, vagas: 1, fila: true, ...moraEm(formado.grupo) };
  const { idPreCheckout } = await mundo.chamar('preCheckout', pedido, quem);
  const compra = { idPreCheckout, meioPagamento: MEIO_PAGAMENTO.credito.id, valorTotal: composicao.totalHoje };
  await mundo.chamar('createAssinatura', compra, quem);
  await mundo.chamar('createInteresse', { id }, outro);
  await mundo.assentar();
}

/** 77: its administrator asked for an end, which leaves everybody more than a whole cycle. */
export async function marcarFim(mundo: MundoPassado, lider: Gente, formado: Formado | undefined): Promise<void> {
  if (formado === undefined) return;
  const { id } = formado.grupo;
  const { noFim } = await mundo.chamar('getFimDoGrupo', { id }, lider);
  if (noFim === null) throw new Error(`group ${id} has no day to end on`);
  await mundo.chamar('agendarFimDoGrupo', { id, em: noFim.em, mensagem: 'A pedido de quem administra.' }, lider);
  await mundo.assentar();
}
