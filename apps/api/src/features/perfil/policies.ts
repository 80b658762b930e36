import type { perfil } from '@rateia/contracts/perfil';
import type { Politicas } from '../../http/politicas.ts';

/** What an account reads and writes here is its own, but for what of another is public (REGRAS 2.15). */
export const politicasDePerfil: Politicas<keyof typeof perfil> = {
  updateUsuario: ['usuario'],
  createFoto: ['usuario'],
  deleteFoto: ['usuario'],
  getFoto: ['visitante'],
  updateEnderecoFiscal: ['usuario'],
  getInformacoes: ['usuario'],
  alterarEmail: ['usuario'],
  reenviarPinDoEmail: ['usuario'],
  confirmarEmail: ['usuario'],
  desfazerEmail: ['visitante'],
  alterarTelefone: ['usuario'],
  reenviarPinDoTelefone: ['usuario'],
  confirmarNovoTelefone: ['usuario'],
  createChamado: ['usuario'],
  getChamados: ['usuario'],
  getChamado: ['dono'],
  replicarChamado: ['dono'],
  encerrarChamado: ['dono'],
};
