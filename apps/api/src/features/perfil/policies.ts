import type { perfil } from '@rateia/contracts/perfil';
import type { Politicas } from '../../http/politicas.ts';
import { ATENDIMENTO } from '../../http/politicas.ts';

/** An account reads and writes only its own data here, except for the public data of another person (REGRAS 2.15). */
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
  createReporte: ['usuario'],
  getChamados: ['usuario'],
  getChamado: ['dono'],
  replicarChamado: ['dono'],
  encerrarChamado: ['dono'],
  // The ticket itself says whose it is; the form is read before anything is looked for.
  createAnexoDoChamado: ['usuario', 'dono'],
  createLinkDoAnexoDoChamado: ['dono', ...ATENDIMENTO],
  // The link itself names its reader, whose right is looked at again.
  getArquivoDoChamado: ['visitante'],
};
