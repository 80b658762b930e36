import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { ERROS } from '@rateia/contracts/erros';
import type { mudancaDeGrupo } from '@rateia/contracts/mudanca-de-grupo';
import { diaDe } from '@rateia/domain/datas';
import { recusaDoPais } from '@rateia/domain/grupos/residencia';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { gruposComVagas } from '../../grupos/index.ts';
import { exigirMembroQueMuda } from './membro-que-muda.ts';
import { impedimento } from './preparar-mudanca.ts';
import { destinoDaMudanca, fatosDaMudanca } from './repository.ts';

type Contrato = typeof mudancaDeGrupo.getMudancaDeGrupo;

/** So many groups are looked at for those that he may change to. */
const LIMITE = 30;

/** The groups that a member may change to, or the reason for which there is none (in_Transferencia). */
export async function getMudancaDeGrupo(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const { db, agora, usuario } = ctx;
  const hoje = diaDe(agora);
  const membro = await exigirMembroQueMuda(ctx, id, 'getMudancaDeGrupo');
  const fatos = await fatosDaMudanca(db, { assinaturaId: membro.id, hoje });
  const { servicoId, vagas, mensal } = fatos;
  const recusa = impedimento(membro, { fatos, hoje, destino: { servicoId, comFidelidade: false } });
  const { id: _, nome, servico, icone, cor } = membro.grupo;
  return {
    grupo: { id, nome, servico, icone, cor },
    vagas,
    mensal,
    caucao: membro.caucao,
    impedimento: recusa === undefined ? null : ERROS[recusa].message,
    opcoes: recusa === undefined ? await opcoes() : [],
  };

  async function opcoes(): Promise<Resposta<Contrato>['opcoes']> {
    const listados = await gruposComVagas(db, { servicos: [servicoId], usuarioId: usuario.id, hoje, limite: LIMITE });
    const servem: Resposta<Contrato>['opcoes'] = [];
    for (const grupo of listados) {
      if (grupo.id === id || grupo.jaTem === 'membro' || grupo.jaTem === 'administrador') continue;
      if (grupo.vagasDisponiveis < vagas) continue;
      const { comFidelidade, comRelacao, pais } = await destinoDaMudanca(db, grupo.id);
      if (!comFidelidade && !comRelacao && recusaDoPais(fatos.pais, pais) === undefined) servem.push(grupo);
    }
    return servem;
  }
}
