import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { indicacao } from '@rateia/contracts/indicacao';
import { tipoDeBusca } from '@rateia/domain/indicacao/rede';
import type { Executor } from '../../db/banco.ts';
import { emTransacao } from '../../db/banco.ts';
import type { ContextoUsuario } from '../../http/contexto.ts';
import type { LinhaDePessoa } from './pessoas-repository.ts';
import { acharPessoa, buscarPorNome, idPorCodigo } from './pessoas-repository.ts';
import { apresentarPessoa } from './presenter.ts';
import { contarBusca } from './usos.ts';

type Chamada = typeof indicacao.buscarNaRede;

/**
 * Searches by name among people one may know, or by a whole referral code. An e-mail or phone finds nobody here, even
 * if an account has it: it can only be invited, blindly (spec A§2 /perfil/rede/buscar; ASVS 6.3.8).
 */
export async function buscarNaRede(ctx: ContextoUsuario, { body }: Recebida<Chamada>): Promise<Resposta<Chamada>> {
  const { db, usuario, agora } = ctx;
  const { buscasPorHora, resultados: limite } = (await ctx.deps.regras()).rede;
  await emTransacao(db, (trx) => contarBusca(trx, { usuarioId: usuario.id, agora, maximo: buscasPorHora }));
  const tipo = tipoDeBusca(body.busca);
  const achadas =
    tipo === 'nome'
      ? await buscarPorNome(db, { eu: usuario.id, busca: body.busca, limite })
      : tipo === 'codigo'
        ? await porCodigo(db, { eu: usuario.id, codigo: body.busca })
        : [];
  return { tipo, itens: achadas.map((linha) => apresentarPessoa(linha, usuario.id)) };
}

async function porCodigo(
  db: Executor,
  { eu, codigo }: { readonly eu: number; readonly codigo: string },
): Promise<readonly LinhaDePessoa[]> {
  const outro = await idPorCodigo(db, codigo);
  if (outro === undefined || outro === eu) return [];
  const pessoa = await acharPessoa(db, { eu, outro });
  return pessoa === undefined ? [] : [pessoa];
}
