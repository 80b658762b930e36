import type { Relacionamento } from '@rateia/domain/grupos/enums';
import { RELACIONAMENTO } from '@rateia/domain/grupos/enums';
import { rotuloDe } from '@rateia/domain/tabela';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { paths } from '../../../lib/paths.ts';
import { Avatar } from '../../../ui/base/avatar.tsx';
import { Botao } from '../../../ui/base/botao.tsx';
import { dialogos } from '../../../ui/dialogo/dialogos.ts';
import { SITUACAO_DA_CONEXAO } from '../../../ui/situacao/conexao.ts';
import { Situacao } from '../../../ui/situacao/situacao.tsx';
import { useMoverNaRede } from '../mutations.ts';
import c from './pessoa-da-rede.module.css';

export type Pessoa = RespostaDe<'getRede'>['conexoes'][number];

/**
 * A person, and the acts that their relation allows. The name leads to the person's page, where the reader may see it.
 */
export function PessoaDaRede({ pessoa, codigo }: { readonly pessoa: Pessoa; readonly codigo?: string | undefined }) {
  const { id, nome, imagem, situacao, gruposEmComum } = pessoa;
  const temPagina = situacao !== 'nenhuma' || gruposEmComum > 0;
  return (
    <li className={c['pessoa']}>
      <Avatar nome={nome} imagem={imagem} tamanho={44} />
      <span className={c['quem']}>
        {temPagina ? <a href={paths.perfilInformacoes(id)}>{nome}</a> : <strong>{nome}</strong>}
        <span>{emComum(pessoa)}</span>
      </span>
      <Acoes pessoa={pessoa} codigo={codigo} />
    </li>
  );
}

/** The things that two people have in common, in words. */
export function emComum({ relacionamento, gruposEmComum, amigosEmComum, situacao }: Pessoa): string {
  const partes = [
    ...(situacao === 'conectada' && relacionamento !== null
      ? [rotuloDe(RELACIONAMENTO, relacionamento as Relacionamento)]
      : []),
    ...(gruposEmComum > 0 ? [gruposEmComum === 1 ? '1 grupo em comum' : `${gruposEmComum} grupos em comum`] : []),
    ...(amigosEmComum > 0 ? [amigosEmComum === 1 ? '1 amigo em comum' : `${amigosEmComum} amigos em comum`] : []),
  ];
  return partes.length === 0 ? 'Nada em comum ainda' : partes.join(', ');
}

function Acoes({
  pessoa: { id, nome, situacao },
  codigo,
}: {
  readonly pessoa: Pessoa;
  readonly codigo: string | undefined;
}) {
  const mover = useMoverNaRede();
  const params = { idUsuario: id };
  switch (situacao) {
    case 'nenhuma':
      return (
        <Botao
          variante="suave"
          tamanho="sm"
          rotulo={`Convidar ${nome}`}
          fazendo={mover.convidar.isPending && 'Enviando'}
          onClick={() =>
            mover.convidar.mutate({ body: { idUsuario: id, ...(codigo === undefined ? {} : { codigo }) } })
          }
        >
          Convidar
        </Botao>
      );
    case 'recebido':
      return (
        <span className={c['acoes']}>
          <Botao
            tamanho="sm"
            rotulo={`Aceitar ${nome}`}
            fazendo={mover.aceitar.isPending && 'Aceitando'}
            onClick={() => mover.aceitar.mutate({ params })}
          >
            Aceitar
          </Botao>
          <Botao
            variante="texto"
            tamanho="sm"
            rotulo={`Recusar ${nome}`}
            onClick={() => mover.recusar.mutate({ params })}
          >
            Recusar
          </Botao>
        </span>
      );
    case 'enviado':
      return (
        <span className={c['acoes']}>
          <Situacao de={SITUACAO_DA_CONEXAO} valor="enviado" />
          <Botao
            variante="texto"
            tamanho="sm"
            rotulo={`Cancelar o convite de ${nome}`}
            onClick={() => mover.cancelar.mutate({ params })}
          >
            Cancelar
          </Botao>
        </span>
      );
    case 'conectada':
      return (
        <Botao
          variante="texto"
          tamanho="sm"
          rotulo={`Remover ${nome}`}
          onClick={() => {
            void dialogos
              .mostrar({
                titulo: `Remover ${nome} da sua rede?`,
                corpo: 'A conexão acaba para os dois. Grupos em comum continuam como estão.',
                acao: 'Remover da rede',
                escape: 'Continuar conectados',
                perigo: true,
              })
              .then((aceitou) => aceitou && mover.remover.mutate({ params }));
          }}
        >
          Remover
        </Botao>
      );
    case 'bloqueada':
      return (
        <Botao
          variante="suave"
          tamanho="sm"
          rotulo={`Desbloquear ${nome}`}
          onClick={() => mover.desbloquear.mutate({ params })}
        >
          Desbloquear
        </Botao>
      );
  }
}
