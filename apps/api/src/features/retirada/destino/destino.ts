import type { Instante } from '@rateia/domain/datas';
import { ID_STATUS_CONTA_BANCARIA } from '@rateia/domain/retirada/regras';
import type { Executor } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { recusar } from '../../../http/erros.ts';
import { cpfDe } from '../../cadastro/index.ts';
import type { ChavePix } from './chaves.ts';
import { acharChave, emDescanso } from './chaves.ts';

/** The key money may go to: the user's own, verified, in his fiscal CPF, and rested (REGRAS 2.6 Destination). */
export async function exigirDestino(
  db: Executor,
  deps: Pick<Deps, 'cifra' | 'regras'>,
  { idChave, usuarioId, agora }: { readonly idChave: number; readonly usuarioId: number; readonly agora: Instante },
): Promise<ChavePix> {
  const chave = (await acharChave(db, deps.cifra, { id: idChave, usuarioId })) ?? recusar('naoEncontrado');
  const verificada = chave.status === ID_STATUS_CONTA_BANCARIA.verificada;
  const doDono = chave.tipoChave !== 'cpf' || chave.chave === (await cpfDe(db, deps.cifra, usuarioId));
  if (!verificada || !doDono) return recusar('contaDeOutroCpf');
  if (emDescanso(chave, agora)) {
    const { horasDeDescansoDaChave } = (await deps.regras()).retirada;
    return recusar('chaveEmDescanso', {
      valores: { horas: horasDeDescansoDaChave },
      dados: { podeReceberEm: chave.podeReceberEm },
    });
  }
  return chave;
}
