import * as chamadas from '@rateia/contracts/chamadas';
import { useParams } from '@tanstack/react-router';
import { PedirLink } from '../../components/pedir-link.tsx';
import { BloqueioPorLink } from '../components/bloqueio-por-link.tsx';

/** /usuario/bloqueia/{parametro?} (spec 1, §2): with a link's token it blocks; without one it asks where to send it. */
export function TelaBloqueia() {
  const { parametro }: { readonly parametro?: string } = useParams({ strict: false });
  if (parametro !== undefined && parametro !== '') return <BloqueioPorLink hash={parametro} />;
  return (
    <PedirLink
      chamada={chamadas.pedirBloqueio}
      pergunta="Quer bloquear a sua conta?"
      apoio="Perdeu o celular ou acha que alguém entrou? Diga o e-mail da conta e enviamos um link que bloqueia tudo na hora."
      acao="Receber o link de bloqueio"
      oQueChega="o link que bloqueia a conta"
    />
  );
}
