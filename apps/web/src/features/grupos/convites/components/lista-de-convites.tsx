import { IconLink, IconMail } from '@tabler/icons-react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { momentoPerto, noTexto } from '../../../../lib/momento.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { dialogos } from '../../../../ui/dialogo/dialogos.ts';
import { SITUACAO_DO_CONVITE } from '../../../../ui/situacao/convite.ts';
import { Situacao } from '../../../../ui/situacao/situacao.tsx';
import { useReenviarConvite, useRetirarConvite } from '../mutations.ts';
import c from './convidar.module.css';

type Convite = RespostaDe<'getConvitesDoGrupo'>['itens'][number];

/** Every invitation of the group: for whom, by whom, and who came (REGRAS 2.26). */
export function ListaDeConvites({ idGrupo, itens }: { readonly idGrupo: number; readonly itens: readonly Convite[] }) {
  return (
    <ul className={c['lista']}>
      {itens.map((convite) => (
        <Linha key={convite.id} idGrupo={idGrupo} convite={convite} />
      ))}
    </ul>
  );
}

function Linha({ idGrupo, convite }: { readonly idGrupo: number; readonly convite: Convite }) {
  const reenviar = useReenviarConvite();
  const retirar = useRetirarConvite();
  const { id, email, estado, pessoas, podeReenviar, podeRetirar } = convite;
  const Icone = email === null ? IconLink : IconMail;
  const nome = email ?? 'Link de convite';
  const params = { id: idGrupo, idConvite: id };
  return (
    <li>
      <Icone size={22} stroke={1.75} aria-hidden="true" />
      <div className={c['quem']}>
        <strong>{nome}</strong>
        <span>{detalheDo(convite)}</span>
        {pessoas.map((pessoa) => (
          <span key={`${pessoa.nome} ${pessoa.aceitoEm}`}>
            {`${pessoa.nome} ${pessoa.entrou ? 'entrou no grupo' : 'aceitou e ainda não escolheu a vaga'}.`}
          </span>
        ))}
        <span className={c['acoes']}>
          {podeReenviar && (
            <Botao
              variante="texto"
              tamanho="sm"
              rotulo={`Enviar de novo para ${nome}`}
              fazendo={reenviar.isPending && 'Enviando'}
              onClick={() => reenviar.mutate({ params })}
            >
              Enviar de novo
            </Botao>
          )}
          {podeRetirar && (
            <Botao
              variante="texto"
              tamanho="sm"
              rotulo={`Cancelar o convite: ${nome}`}
              fazendo={retirar.isPending && 'Cancelando'}
              onClick={() => {
                void dialogos
                  .mostrar({
                    titulo: 'Cancelar este convite?',
                    corpo: 'Ninguém mais entra por ele. Quem aceitou e ainda não tem vaga deixa de ver o grupo.',
                    acao: 'Cancelar convite',
                    escape: 'Manter convite',
                    perigo: true,
                  })
                  .then((sim) => sim && retirar.mutate({ params }));
              }}
            >
              Cancelar
            </Botao>
          )}
        </span>
      </div>
      <Situacao de={SITUACAO_DO_CONVITE} valor={estado} />
    </li>
  );
}

/** "Por Rafael Nogueira. Vale até sexta, 4 dez, 10h24." */
function detalheDo({ convidadoPor, vagaGuardada, forma, estado, usos, usosMaximos, expiraEm }: Convite): string {
  const partes = [`Por ${convidadoPor}`];
  if (forma === 'link') partes.push(`${usos} de ${usosMaximos} ${usosMaximos === 1 ? 'uso' : 'usos'}`);
  if (vagaGuardada) partes.push('Vaga guardada');
  if (estado === 'pendente') partes.push(`Vale até ${noTexto(momentoPerto(expiraEm))}`);
  return `${partes.join('. ')}.`;
}
