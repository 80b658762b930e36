import { z } from 'zod';

/**
 * The content of the file of a new version; only the documents that the gate can ask for may be obligatory (spec A§3
 * Privacy policy, A§4 Session).
 */
export const arquivoDaPolitica = z
  .object({
    codigo: z.enum(['privacidade', 'marketing', 'cookies', 'termos']),
    versao: z.string().min(1).max(20),
    tipo: z.literal([0, 1]),
    titulo: z.string().min(3),
    resumo: z.string().min(3),
    mudancas: z.string().min(3),
    secoes: z.array(z.object({ titulo: z.string().min(1), texto: z.string().min(1) })).min(1),
  })
  .refine(({ codigo, tipo }) => codigo !== 'termos' || tipo === 1, 'Os termos de uso são sempre obrigatórios: tipo 1.')
  .refine(
    ({ codigo, tipo }) => tipo === 0 || codigo === 'privacidade' || codigo === 'termos',
    'Divulgação e cookies são sempre opcionais: tipo 0.',
  );
