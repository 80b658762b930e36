import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import { diaDe } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { loteriaDoResultado } from '@rateia/domain/loterias/apuracao';
import type { Resultado } from '@rateia/domain/loterias/resultado';
import { recusaDoResultado } from '@rateia/domain/loterias/resultado';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { guardarProposta } from './resultados-a-mao.ts';

type Corpo = Recebida<typeof backoffice.proporResultado>['body'];

/** A person of the operation gives a result, or corrects one; bets are checked when another confirms it (REGRAS 2.12). */
export async function proporResultado(
  ctx: ContextoUsuario,
  { body: { motivo, ...corpo } }: Recebida<typeof backoffice.proporResultado>,
) {
  const { usuario, agora, ip } = ctx;
  const resultado = resultadoDe(corpo);
  const recusa = recusaDoResultado(resultado, diaDe(agora));
  if (recusa !== undefined) recusar('dadosInvalidos', { dados: { campos: recusa } });
  return await emTransacao(ctx.db, async (trx) => {
    const id = await guardarProposta(trx, { resultado, motivo, por: usuario.id, em: agora });
    if (id === undefined) return recusar('resultadoEmConfirmacao');
    await registrarAuditoria(trx, {
      usuarioId: usuario.id,
      acao: 'resultado.propor',
      alvo: `resultado:${id}`,
      dados: { loteria: resultado.loteria, concurso: resultado.concurso, motivo },
      ip,
      em: agora,
    });
    return { id };
  });
}

/** A field that a lottery does not have is left out, so that it is no part of the comparison with a source. */
function resultadoDe({
  loteria,
  concurso,
  data,
  sorteios,
  trevos,
  time,
  mes,
  colunas,
  premios,
}: Omit<Corpo, 'motivo'>): Resultado {
  return {
    loteria: loteriaDoResultado(loteria),
    concurso,
    data,
    sorteios,
    ...(trevos.length === 0 ? {} : { trevos }),
    ...(time === null || time === '' ? {} : { time }),
    ...(mes === null ? {} : { mes }),
    ...(colunas.length === 0 ? {} : { colunas }),
    premios: premios.map(({ faixa, ganhadores, valor }) => ({ faixa, ganhadores, valor: centavos(valor) })),
  };
}
