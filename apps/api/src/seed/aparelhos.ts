import { randomBytes } from 'node:crypto';
import type { MundoPassado } from './mundo.ts';

const HORA_MS = 3_600_000;

/** Devices of somebody who has been here for months: name, address, how many hours ago it was seen, and whether it is still in. */
const APARELHOS = [
  { nome: 'Chrome em Android', ip: '198.51.100.24', criado: 1_900, visto: 5, aberta: true },
  { nome: 'Edge em Windows', ip: '203.0.113.80', criado: 1_400, visto: 60, aberta: true },
  { nome: 'Safari em iPad', ip: '198.51.100.77', criado: 900, visto: 700, aberta: false },
] as const;

/** A past of logins for the security page, written as rows: those browsers were never at this machine. */
export async function historiaDosAparelhos(
  { aplicacao, agora }: MundoPassado,
  pessoas: readonly { readonly id: number }[],
): Promise<void> {
  const { db } = aplicacao.deps;
  const base = Date.parse(agora());
  function ha(horas: number): string {
    return new Date(base - horas * HORA_MS).toISOString();
  }
  for (const { id } of pessoas) {
    for (const { nome, ip, criado, visto, aberta } of APARELHOS) {
      const { id: dispositivoId } = await db
        .insertInto('dispositivos')
        .values({
          usuario_id: id,
          hash: randomBytes(32),
          nome,
          ip,
          liberado_em: ha(criado),
          criado_em: ha(criado),
          visto_em: ha(visto),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const { id: sessaoId } = await db
        .insertInto('sessoes')
        .values({
          usuario_id: id,
          dispositivo_id: dispositivoId,
          criada_em: ha(visto),
          expira_em: new Date(base + 30 * 24 * HORA_MS).toISOString(),
          encerrada_em: aberta ? null : ha(visto - 1),
          motivo_fim: aberta ? null : 'sair',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('auditoria')
        .values([
          {
            usuario_id: id,
            acao: 'sessao.entrou',
            alvo: `sessao:${sessaoId}`,
            dados: JSON.stringify({ como: 'senha', dispositivoId }),
            ip,
            em: ha(visto),
          },
          ...(aberta
            ? []
            : [{ usuario_id: id, acao: 'sessao.saiu', alvo: `sessao:${sessaoId}`, ip, em: ha(visto - 1) }]),
        ])
        .execute();
    }
  }
}
