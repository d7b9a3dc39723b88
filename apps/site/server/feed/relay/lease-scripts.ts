/**
 * The scripts that Redis runs as a whole. The lease of a topic is a hash: the holder's fencing token, the
 * number and id of its last entry, whether its upstream is open, and the last word on each producer. After
 * its key comes that of the stream.
 */

/**
 * For each pair of KEYS renews the lease, or takes a free one; the first entry of a new holder says that the
 * old one is gone. ARGV has four bounds, and then a token and whether it may take the lease for each pair.
 */
export const LEASE = `
  local function take(lease, stream, token, candidate)
    local holder = redis.call('HGET', lease, 'token')
    if holder and holder ~= token then
      local held = redis.call('HMGET', lease, 'token', 'number', 'id', 'upstream', 'standing')
      return {'other', redis.call('PTTL', lease), unpack(held)}
    end
    if not holder then
      if candidate ~= '1' then return {'none'} end
      local id = redis.call('XADD', stream, 'MAXLEN', '~', ARGV[3], '*',
        'v', ARGV[4], 'token', token, 'number', 1, 'kind', 'gone')
      redis.call('HSET', lease, 'token', token, 'number', 1, 'id', id, 'upstream', 'lost',
        'standing', '[]')
    end
    redis.call('PEXPIRE', lease, ARGV[1])
    redis.call('PEXPIRE', stream, ARGV[2])
    return {holder and 'own' or 'new'}
  end
  local leases = {}
  for topic = 1, #KEYS / 2 do
    leases[topic] = take(KEYS[2 * topic - 1], KEYS[2 * topic], ARGV[2 * topic + 3], ARGV[2 * topic + 4])
  end
  return leases`;

/** Appends entries of kind, name, data and id from ARGV[5] on, for the holder of ARGV[1] alone. */
export const APPEND = `
  if redis.call('HGET', KEYS[1], 'token') ~= ARGV[1] then return 0 end
  local id
  for at = 5, #ARGV, 4 do
    local kind = ARGV[at]
    local number = redis.call('HINCRBY', KEYS[1], 'number', 1)
    if kind == 'event' then
      id = redis.call('XADD', KEYS[2], 'MAXLEN', '~', ARGV[2], '*', 'v', ARGV[3], 'token', ARGV[1],
        'number', number, 'kind', kind, 'name', ARGV[at + 1], 'data', ARGV[at + 2], 'id', ARGV[at + 3])
    else
      id = redis.call('XADD', KEYS[2], 'MAXLEN', '~', ARGV[2], '*', 'v', ARGV[3], 'token', ARGV[1],
        'number', number, 'kind', kind)
      redis.call('HSET', KEYS[1], 'upstream', kind)
    end
  end
  redis.call('HSET', KEYS[1], 'id', id, 'standing', ARGV[4])
  return 1`;

/** Frees a lease, and tells the readers at once. */
export const RELEASE = `
  if redis.call('HGET', KEYS[1], 'token') ~= ARGV[1] then return 0 end
  redis.call('XADD', KEYS[2], 'MAXLEN', '~', ARGV[2], '*', 'v', ARGV[3], 'token', ARGV[1],
    'number', redis.call('HINCRBY', KEYS[1], 'number', 1), 'kind', 'gone')
  return redis.call('DEL', KEYS[1])`;
