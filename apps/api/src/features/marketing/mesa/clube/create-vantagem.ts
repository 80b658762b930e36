import type { backofficeClube } from '@rateia/contracts/backoffice-clube';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { diaDe, fimDoDia } from '@rateia/domain/datas';
import { emTransacao } from '../../../../db/banco.ts';
import { registrarAuditoria } from '../../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../../http/contexto.ts';
import { recusar } from '../../../../http/erros.ts';
import { listarVantagens } from '../../clube/vantagens-repository.ts';

type Contrato = typeof backofficeClube.createVantagem;

/** Puts a partner's coupon into the club until the end of its last day (REGRAS 2.31). */
export async function createVantagem(
  ctx: ContextoUsuario,
  { body: { ultimoDia, ...palavras } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const { agora, usuario, ip } = ctx;
  if (ultimoDia < diaDe(agora))
    return recusar('dadosInvalidos', { dados: { campos: { ultimoDia: 'Escolha hoje ou um dia depois.' } } });
  return await emTransacao(ctx.db, async (trx) => {
    const { id } = await trx
      .insertInto('vantagens')
      .values({ ...palavras, termina_em: fimDoDia(ultimoDia), criada_em: agora, criada_por: usuario.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { parceiro, codigo } = palavras;
    const dados = { parceiro, codigo, ultimoDia };
    const ato = { usuarioId: usuario.id, acao: 'vantagem.criar', alvo: `vantagem:${id}`, dados, ip, em: agora };
    await registrarAuditoria(trx, ato);
    const [feita] = await listarVantagens(trx, { agora, id, limite: 1, salto: 0 });
    return feita ?? recusar('erroInterno');
  });
}
