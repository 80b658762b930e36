import { mascararCpf } from '@rateia/domain/usuario/cpf';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { cpfDe } from '../../cadastro/index.ts';
import { mostrarChave } from '../presenter.ts';
import { chavesDoUsuario } from './chaves.ts';

/** CPFs known for the account, masked, and its Pix keys; cards will add theirs (REGRAS 1 possuiCPFUnico). */
export async function validarPixCpf({ db, deps, usuario, agora }: ContextoUsuario) {
  const fiscal = await cpfDe(db, deps.cifra, usuario.id);
  const listagemCPF = fiscal === null ? [] : [{ cpf: mascararCpf(fiscal), principal: true }];
  const chaves = await chavesDoUsuario(db, deps.cifra, usuario.id);
  return {
    possuiCPFUnico: listagemCPF.length === 1,
    possuiAlgumCPF: listagemCPF.length > 0,
    listagemCPF,
    chaves: chaves.map((chave) => mostrarChave(chave, agora)),
  };
}
