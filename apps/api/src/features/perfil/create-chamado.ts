import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { perfil } from '@rateia/contracts/perfil';
import { diaDe, somarMinutos } from '@rateia/domain/datas';
import { formatarDiaComSemana, formatarHora } from '@rateia/domain/datas-formatadas';
import { numeroDoChamado } from '@rateia/domain/perfil/chamado';
import { emTransacao } from '../../db/banco.ts';
import { registrarTransicao } from '../../db/transicoes.ts';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { recusar } from '../../http/erros.ts';
import { notificar } from '../notificacoes/index.ts';
import { respostaAte } from './apresentar-chamado.ts';
import { chamadoInteiro } from './chamado-do-usuario.ts';
import { escritasDesde, insertChamado, insertMensagem } from './chamados-repository.ts';

type Chamada = typeof perfil.createChamado;
const MINUTOS_DO_DIA = 24 * 60;

/** Reports a problem, which gets a number and a deadline (spec A§2 /perfil/relatar-problema). */
export const createChamado = async (ctx: ContextoUsuario, { body }: Recebida<Chamada>): Promise<Resposta<Chamada>> => {
  const { deps, usuario, agora, requestId } = ctx;
  const regras = await deps.regras();
  return await emTransacao(ctx.db, async (trx) => {
    const desde = somarMinutos(agora, -MINUTOS_DO_DIA);
    const { quantas, primeira } = await escritasDesde(trx, { usuarioId: usuario.id, desde });
    if (quantas >= regras.chamado.porDia) {
      const hora = formatarHora(somarMinutos(primeira ?? agora, MINUTOS_DO_DIA));
      recusar('chamadosDemais', { valores: { max: regras.chamado.porDia, hora } });
    }
    const id = await insertChamado(trx, { usuarioId: usuario.id, categoria: body.categoria, agora });
    await insertMensagem(trx, deps.cifra, {
      chamadoId: id,
      autorId: usuario.id,
      daEquipe: false,
      texto: body.texto,
      agora,
    });
    await registrarTransicao(trx, {
      entidade: 'chamado',
      entidadeId: id,
      de: null,
      evento: 'abrir',
      para: 'aberto',
      quem: 'usuario',
      usuarioId: usuario.id,
      em: agora,
    });
    const ate = formatarDiaComSemana(diaDe(respostaAte(agora, regras)));
    await notificar(trx, {
      usuarioId: usuario.id,
      modelo: 'chamadoRecebido',
      dados: { numero: numeroDoChamado(id), ate },
      fato: id,
      agora,
      requestId,
    });
    return await chamadoInteiro(trx, deps, { id, usuarioId: usuario.id });
  });
};
