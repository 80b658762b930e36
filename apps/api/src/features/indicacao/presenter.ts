import type { pessoaDaRede } from '@rateia/contracts/indicacao';
import { diaDe } from '@rateia/domain/datas';
import type { Relacionamento } from '@rateia/domain/grupos/enums';
import { situacaoNaRede } from '@rateia/domain/indicacao/rede';
import { inicialDe } from '@rateia/domain/letras';
import type { z } from 'zod';
import type { LinhaDePessoa } from './pessoas-repository.ts';

export type PessoaDaRede = z.output<typeof pessoaDaRede>;

/** A person as another one sees him: the last name whole only between those who are connected. */
export function apresentarPessoa(p: LinhaDePessoa, eu: number): PessoaDaRede {
  const situacao =
    p.estado === null
      ? 'nenhuma'
      : situacaoNaRede({
          estado: p.estado,
          souQuemConvidou: p.convidadaPor === eu,
          ocultaDeQuemConvidou: p.oculta === true,
          meuBloqueio: p.meuBloqueio === true,
        });
  const sobrenome = situacao === 'conectada' ? p.sobrenome : `${inicialDe(p.sobrenome)}.`;
  return {
    id: p.id,
    nome: `${p.primeiroNome} ${sobrenome}`,
    imagem: p.imagem,
    desde: diaDe(p.criadoEm),
    situacao,
    relacionamento:
      situacao === 'nenhuma' || situacao === 'bloqueada' ? null : (p.relacionamento as Relacionamento | null),
    gruposEmComum: p.gruposEmComum,
    amigosEmComum: p.amigosEmComum,
  };
}
