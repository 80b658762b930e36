import { ID_TIPO_PENDENCIA } from '@rateia/domain/notificacoes/tipo-pendencia';
import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { esperaPendencias, pendenciasQuery } from '../../../lib/pendencias.ts';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Etiqueta } from '../../../ui/base/etiqueta.tsx';
import { LinhaLista, Lista } from '../../../ui/base/lista.tsx';
import { Osso } from '../../../ui/estado/carregando.tsx';
import c from './pendencias.module.css';

/** The person's pendencies, before the notifications (REGRAS 1). Without any, nothing is shown. */
export function Pendencias() {
  const { data, isPending } = useQuery(pendenciasQuery);
  const pendencias = data?.pendencias ?? [];
  if (isPending && esperaPendencias())
    return (
      <div className={`${c['pendencias']} ${c['lugar']}`}>
        <Osso altura="100%" raio={20} />
      </div>
    );
  if (pendencias.length === 0) return null;
  return (
    <section className={c['pendencias']} aria-labelledby="pendencias">
      <h2 id="pendencias">Esperam por você</h2>
      <Cartao rente>
        <Lista>
          {pendencias.map(({ id, tipo, titulo, mensagem, link }) => {
            const critica = tipo === ID_TIPO_PENDENCIA.critico;
            return (
              <LinhaLista
                key={id}
                icone={critica ? <IconAlertTriangle size={22} stroke={1.75} /> : <IconClock size={22} stroke={1.75} />}
                tomIcone="warning"
                titulo={titulo}
                detalhe={mensagem}
                fim={critica ? <Etiqueta tom="danger">Urgente</Etiqueta> : undefined}
                href={link}
              />
            );
          })}
        </Lista>
      </Cartao>
    </section>
  );
}
