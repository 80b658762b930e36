import { formatarDiaCompleto } from '@rateia/domain/datas-formatadas';
import { MARCA } from '@rateia/domain/marca';
import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { paths } from '../../../../lib/paths.ts';
import { Avatar } from '../../../../ui/base/avatar.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Etiqueta } from '../../../../ui/base/etiqueta.tsx';
import { tempoDeEntrega, textoDasReclamacoes } from '../../fatos-do-administrador.ts';
import c from './administrador.module.css';

type Admin = RespostaDe<'getGrupo'>['admin'];

/** The administrator of the group: facts before adjectives. */
export function Administrador({ admin }: { readonly admin: Admin }) {
  const { nome, imagem, desde, identidadeVerificada, ciclosSemFalha, gruposAtivos, respondeEmMinutos } = admin;
  const fatos = [
    { rotulo: 'Ciclos sem falha', valor: ciclosSemFalha === 0 ? 'Ainda nenhum' : ciclosSemFalha },
    {
      rotulo: 'Envia o acesso em',
      valor: respondeEmMinutos === null ? 'Ainda não enviou' : tempoDeEntrega(respondeEmMinutos),
    },
    { rotulo: 'Grupos ativos', valor: gruposAtivos },
    { rotulo: 'Reclamações', valor: textoDasReclamacoes(admin.reclamacoes) },
  ];
  return (
    <Cartao className={c['admin']}>
      <div className={c['quem']}>
        <Avatar nome={nome} imagem={imagem} tamanho={60} />
        <div>
          <h2>
            <a href={paths.sobreAdministrador(admin.id)}>{nome}</a>
          </h2>
          <p>{`Administra este grupo. Na ${MARCA} desde ${formatarDiaCompleto(desde)}.`}</p>
        </div>
      </div>
      {identidadeVerificada && (
        <Etiqueta tom="marca" icone={<IconRosetteDiscountCheck size={15} stroke={2} aria-hidden="true" />}>
          Identidade verificada
        </Etiqueta>
      )}
      <dl className={c['fatos']}>
        {fatos.map(({ rotulo, valor }) => (
          <div key={rotulo}>
            <dt>{rotulo}</dt>
            <dd data-texto={(typeof valor === 'string' && valor.length > 6) || undefined}>{valor}</dd>
          </div>
        ))}
      </dl>
    </Cartao>
  );
}
